import type { NoticeCode } from './notice';

// More than this many separate notices help nobody; later text joins the last one of its kind, so none is lost.
const MOST = 1000;

/** まだ書き足せる気づき。 */
export interface OpenNotice {
  code: NoticeCode;
  line: number;
  column: number;
  text: string;
}

/** 読みながら集める気づきの列。続く行の同じ気づきは一つにまとめる。 */
export class NoticeList {
  readonly #list: OpenNotice[] = [];
  #lastLine = 0;

  /** 集めた気づき。 */
  get all(): OpenNotice[] {
    return this.#list;
  }

  /** 気づきを加える。line と column は 1 から。 */
  add(code: NoticeCode, line: number, column: number, text: string): void {
    const last = this.#list.at(-1);
    if (last !== undefined && this.#list.length >= MOST) last.text += `\n${text}`;
    else this.#list.push({ code, line, column, text });
    this.#lastLine = line;
  }

  /** 行の全体についての気づき。前の行も同じ気づきなら、その続きにする。 */
  addLine(code: NoticeCode, line: number, column: number, text: string): void {
    const last = this.#list.at(-1);
    if (last === undefined || last.code !== code || line - this.#lastLine > 3) {
      this.add(code, line, column, text);
      return;
    }
    last.text += `\n${text}`;
    this.#lastLine = line;
  }
}
