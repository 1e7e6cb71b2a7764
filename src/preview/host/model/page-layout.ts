/** 印刷の設定。値を保つだけで、印刷はしない。余白はポイント。 */
export interface PageLayout {
  readonly printArea: string | null;
  readonly printTitleRows: string | null;
  readonly printTitleColumns: string | null;
  readonly orientation: 'Portrait' | 'Landscape';
  readonly paperSize: string;
  readonly zoom: Readonly<Record<string, number>>;
  readonly centerHorizontally: boolean;
  readonly centerVertically: boolean;
  readonly blackAndWhite: boolean;
  readonly printGridlines: boolean;
  readonly printHeadings: boolean;
  readonly margins: Readonly<Record<'top' | 'bottom' | 'left' | 'right' | 'header' | 'footer', number>>;
}

export const DEFAULT_PAGE: PageLayout = {
  printArea: null,
  printTitleRows: null,
  printTitleColumns: null,
  orientation: 'Portrait',
  paperSize: 'A4',
  zoom: { scale: 100 },
  centerHorizontally: false,
  centerVertically: false,
  blackAndWhite: false,
  printGridlines: false,
  printHeadings: false,
  margins: { top: 54, bottom: 54, left: 50.4, right: 50.4, header: 21.6, footer: 21.6 },
};
