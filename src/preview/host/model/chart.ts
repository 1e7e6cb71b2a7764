import type { Sheet } from './sheet';

/** グラフの系列。`values` と `categories` は `=Sheet1!$A$1:$A$5` の形の式、`settings` は書式など。 */
export interface ChartSeries {
  readonly name: string;
  readonly values: string;
  readonly categories: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** 埋め込みグラフ。位置と大きさはポイント。`settings` は表題や軸の設定で、鍵は `Title.Text` の形。 */
export interface Chart {
  readonly id: string;
  readonly name: string;
  readonly sheet: Sheet;
  readonly type: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly series: readonly ChartSeries[];
  readonly settings: Readonly<Record<string, unknown>>;
}
