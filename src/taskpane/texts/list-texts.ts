/** 読み込みの数。 */
export interface LoadCounts {
  readonly done: number;
  readonly total: number;
  readonly games: number;
  readonly duplicates: number;
  readonly unread: number;
}

/** 欄「一覧」の文。 */
export interface ListTexts {
  readonly title: string;
  readonly lead: string;
  readonly which: string;
  readonly create: string;
  /** もう一覧があるとき。 */
  readonly createAnother: string;
  readonly show: string;
  /** 表にない欄。headers は missingHeader を並べたもの。 */
  readonly missing: (headers: string) => string;
  readonly missingHeader: (header: string) => string;
  /** 件数の見え「12局」。 */
  readonly games: (count: number) => string;

  readonly load: {
    readonly title: string;
    readonly files: string;
    readonly folder: string;
    readonly hint: string;
    readonly drop: string;
    readonly scanning: string;
    readonly toList: (files: number) => string;
    readonly busy: string;
    readonly lost: (files: number, first: string) => string;
    readonly empty: string;
  };
  readonly progress: {
    readonly label: string;
    readonly counts: (counts: LoadCounts) => string;
    readonly rate: (perSecond: number) => string;
    readonly remaining: (time: string) => string;
    readonly cancel: string;
    readonly cancelling: string;
  };
  readonly repeated: {
    readonly title: (games: number) => string;
    readonly hint: string;
    readonly sameAs: (no: number) => string;
    /** 番号の分からない行と同じ。 */
    readonly known: string;
    readonly more: (games: number) => string;
  };
  readonly row: {
    readonly title: string;
    readonly none: string;
    readonly board: string;
    /** 見せる局面のない盤。 */
    readonly noBoard: string;
    readonly hand: string;
    readonly noHand: string;
    readonly open: string;
    readonly openHint: string;
    readonly openNew: string;
    readonly previous: string;
    readonly next: string;
    readonly stepHint: string;
  };
  readonly search: {
    readonly title: string;
    readonly position: string;
    readonly noBoard: string;
    readonly ignoreHands: string;
    readonly player: string;
    readonly from: string;
    readonly to: string;
    readonly opening: string;
    readonly result: string;
    readonly any: string;
    readonly run: string;
    readonly clear: string;
    readonly found: (count: number, total: number) => string;
    readonly first: (shown: number) => string;
    readonly hits: string;
    readonly hitPly: (ply: number) => string;
    readonly variation: string;
  };
  readonly statistics: {
    readonly title: string;
    readonly run: string;
    readonly summary: (games: number, played: number) => string;
    readonly none: string;
    readonly move: string;
    readonly count: string;
    readonly winRate: string;
    readonly last: string;
    /** 勝率を数えた対局の数。 */
    readonly decided: (games: number) => string;
    readonly unknown: string;
  };
  readonly desk: {
    readonly title: string;
    readonly add: string;
    readonly writeBack: string;
    readonly addHint: string;
  };
  readonly export: {
    readonly title: string;
    readonly scope: string;
    readonly scopes: Readonly<Record<'visible' | 'selected', string>>;
    readonly shape: string;
    readonly shapes: Readonly<Record<'zip' | 'single', string>>;
    readonly run: string;
    readonly done: (name: string) => string;
    readonly text: string;
    readonly textHint: string;
  };
  readonly own: {
    readonly title: string;
    readonly names: string;
    readonly hint: string;
    readonly save: string;
  };
  readonly report: {
    readonly title: string;
    readonly run: string;
    readonly hint: string;
  };
}
