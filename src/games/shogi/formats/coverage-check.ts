import type { KifuFormat, ReadGame } from '../record/read-game';
import { isBlank, trimBlanks } from './chars';
import type { Span } from './coverage';
import { Coverage } from './coverage';
import { READERS } from './readers';
import { TextPlaces } from './text-places';

/** 棋譜にも気づきにもない文字。line と column は 1 から。 */
export interface LostText {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/**
 * 読んで失われた文字を並べる。一つもないはずのもの。
 * 読み手が受け取ったという文字のほかは気づきの中に、そのまま残したという文字は棋譜の中に、実際にあるかを見る。
 */
export function findLostText(text: string, format: KifuFormat): LostText[] {
  const coverage = new Coverage(text.length);
  const games = READERS[format](text, coverage);
  const places = new TextPlaces(text);
  const told = new ToldTexts(games);
  const kept = keptTexts(games);
  const lost: LostText[] = [];
  for (const span of inkSpans(text, coverage.gaps())) {
    const { line, column } = places.placeOf(span.from);
    const part = text.slice(span.from, span.to);
    if (!told.has(line, part)) lost.push({ line, column, text: part });
  }
  for (const span of inkSpans(text, coverage.texts())) {
    const { line, column } = places.placeOf(span.from);
    const part = text.slice(span.from, span.to);
    if (!kept.has(part)) lost.push({ line, column, text: part });
  }
  return lost;
}

// The parts of the spans between line ends and outer blanks.
function* inkSpans(text: string, spans: readonly Span[]): Generator<Span> {
  for (const { from, to } of spans) {
    for (let start = from; start < to;) {
      let end = start;
      while (end < to && text[end] !== '\n' && text[end] !== '\r') end++;
      const next = end + 1;
      while (start < end && isBlank(text.charCodeAt(start))) start++;
      while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
      if (end > start) yield { from: start, to: end };
      start = next;
    }
  }
}

/** 気づきに書かれた文。 */
class ToldTexts {
  readonly #byLine = new Map<number, string[]>();
  // The second and later lines of a notice: text of lines further down, blank ones between left out.
  readonly #later = new Set<string>();

  constructor(games: readonly ReadGame[]) {
    for (const { line, text } of games.flatMap((game) => game.notices)) {
      for (const [index, part] of text.split(/\r\n|\r|\n/u).entries()) {
        const list = this.#byLine.get(line + index);
        if (list === undefined) this.#byLine.set(line + index, [part]);
        else list.push(part);
        if (index > 0) this.#later.add(trimBlanks(part));
      }
    }
  }

  has(line: number, part: string): boolean {
    const texts = this.#byLine.get(line) ?? [];
    if (this.#later.has(part) || texts.some((text) => text.includes(part))) return true;
    // Two notices may stand side by side: a remark, and then what cannot be read.
    const first = texts.find((text) => text !== '' && part.startsWith(text));
    return first !== undefined && this.has(line, trimBlanks(part.slice(first.length)));
  }
}

function keptTexts(games: readonly ReadGame[]): ReadonlySet<string> {
  const kept = new Set<string>();
  const keep = (text: string) => text.split('\n').forEach((line) => kept.add(trimBlanks(line)));
  for (const { record } of games) {
    for (const { key, value } of record.headers) {
      keep(key);
      keep(value);
    }
    record.notes.forEach(keep);
    keep(record.resultLine ?? '');
    for (const node of record.tree.walk()) {
      keep(record.tree.comment(node));
      keep(record.tree.bookmark(node) ?? '');
    }
  }
  return kept;
}
