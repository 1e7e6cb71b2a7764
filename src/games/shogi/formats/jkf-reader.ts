import type { Move } from '../move';
import { KING } from '../piece';
import { parseEndWord } from '../record/end-code';
import { NoticeList } from '../record/notice-list';
import type { ReadGame } from '../record/read-game';
import { RecordBuilder } from '../record/record-builder';
import { handicapSfen, parseHandicap } from '../handicap';
import { isOnBoard, squareAt } from '../square';
import { parseCsaPiece } from './csa-move';
import { parseCsaEnd } from './csa-words';
import { sfenOfJkfData } from './jkf-board';
import { handicapOfPreset } from './jkf-words';
import { emptyMoveWords } from './kif-move';
import { resolveWords } from './move-text';

type Json = Readonly<Record<string, unknown>>;

const KNOWN_KEYS: ReadonlySet<string> = new Set(['header', 'initial', 'moves']);
const RELATIVE: Readonly<Record<string, string>> = {
  L: '左',
  C: '直',
  R: '右',
  U: '上',
  M: '寄',
  D: '引',
  H: '打',
};

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** JKF（JSON）を読む。形の合わないところは気づきにして、読めるところを読む。投げない。 */
export function readJkf(text: string): ReadGame[] {
  const notices = new NoticeList();
  const builder = new RecordBuilder();
  const value = parse(text);
  const reader = new JkfReader(builder, notices);
  if (isObject(value)) reader.read(value);
  else notices.add('badJson', 1, 1, text.slice(0, 200));
  builder.record.tree.compact();
  const { record } = builder;
  return [
    {
      record,
      notices: notices.all,
      mainPlies: builder.mainPlies,
      variations: reader.variations,
      end: reader.end,
    },
  ];
}

interface Waiting {
  readonly list: readonly unknown[];
  readonly ply: number;
  readonly parent: readonly Move[] | null;
}

/** JKF の読み手。変化の深さに関わらず、自分の積みで順に読む。 */
class JkfReader {
  variations = 0;
  end: string | null = null;

  constructor(
    readonly builder: RecordBuilder,
    readonly notices: NoticeList,
  ) {}

  read(root: Json): void {
    for (const key of Object.keys(root)) if (!KNOWN_KEYS.has(key)) this.#bad(key, root[key]);
    this.#headers(root.header);
    this.#start(root.initial);
    if (!Array.isArray(root.moves)) return this.#bad('moves', root.moves);
    const waiting: Waiting[] = [{ list: root.moves as unknown[], ply: 0, parent: null }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) this.#list(next, waiting);
  }

  #bad(place: string, value: unknown): void {
    if (value !== undefined)
      this.notices.add('badJson', 1, 1, `${place}: ${JSON.stringify(value).slice(0, 200)}`);
  }

  #headers(value: unknown): void {
    if (!isObject(value)) return this.#bad('header', value);
    for (const [key, text] of Object.entries(value)) {
      if (typeof text === 'string') this.builder.record.headers.push({ key, value: text });
      else this.#bad(`header.${key}`, text);
    }
    this.builder.record.handicap = this.builder.record.header('手合割');
  }

  #start(value: unknown): void {
    const { builder } = this;
    const preset = isObject(value) && typeof value.preset === 'string' ? value.preset : null;
    const name = preset === null ? builder.record.handicap : handicapOfPreset(preset);
    if (isObject(value) && isObject(value.data)) {
      const sfen = sfenOfJkfData(value.data);
      if (sfen !== null && builder.setStart(sfen)) return;
      this.#bad('initial', value);
    }
    const handicap = name === null ? null : parseHandicap(name);
    if (preset !== null && builder.record.handicap === null && handicap !== 'even')
      builder.record.handicap = name;
    builder.setStart(handicapSfen(handicap ?? 'even'));
    if (preset !== null && name === null) this.#bad('initial.preset', preset);
  }

  // The line stands at its branching point again by taking back; forks wait on the stack, the first on top.
  #list(waiting: Waiting, stack: Waiting[]): void {
    const { builder } = this;
    this.#goTo(waiting);
    const isMain = waiting.parent === null;
    for (const [index, node] of waiting.list.entries()) {
      if (!isObject(node)) {
        this.#bad(`moves[${index}]`, node);
        return;
      }
      const before = builder.ply;
      if (Array.isArray(node.forks)) this.#forks(node.forks as unknown[], before, stack);
      if (!this.#node(node, isMain)) {
        const rest = waiting.list.slice(index + 1);
        if (rest.length > 0) this.notices.add('skipped', 1, 1, JSON.stringify(rest));
        return;
      }
    }
  }

  #forks(forks: readonly unknown[], ply: number, stack: Waiting[]): void {
    const path = this.#path();
    for (const fork of [...forks].reverse()) {
      if (!Array.isArray(fork)) this.#bad('forks', fork);
      else {
        this.variations++;
        stack.push({ list: fork as unknown[], ply, parent: path });
      }
    }
  }

  #path(): Move[] {
    const { tree } = this.builder.record;
    return tree
      .pathTo(this.builder.node)
      .slice(1)
      .map((node) => tree.move(node));
  }

  #goTo(waiting: Waiting): void {
    const { builder } = this;
    if (waiting.parent === null) return;
    const path = waiting.parent;
    const now = this.#path();
    let same = 0;
    while (same < path.length && same < now.length && path[same] === now[same]) same++;
    builder.backTo(same);
    for (const move of path.slice(same)) builder.play(move);
  }

  #node(node: Json, isMain: boolean): boolean {
    const { builder } = this;
    if (isObject(node.move) && !this.#move(node.move)) return false;
    if (typeof node.special === 'string') this.#special(node.special, isMain);
    if (Array.isArray(node.comments)) {
      for (const line of node.comments as unknown[]) {
        if (typeof line !== 'string') this.#bad('comments', line);
        else if (line.startsWith('&')) builder.bookmark(line.slice(1));
        else builder.comment(line);
      }
    } else this.#bad('comments', node.comments);
    this.#time(node.time);
    return true;
  }

  #time(value: unknown): void {
    if (!isObject(value) || !isObject(value.now)) return this.#bad('time', value);
    const part = (key: string) => Number((value.now as Json)[key] ?? 0);
    const ms = Math.round((part('h') * 3600 + part('m') * 60 + part('s')) * 1000);
    if (this.builder.node > 0 && ms >= 0 && ms <= 0x7fffffff) this.builder.time(ms);
    else this.#bad('time', value);
  }

  #special(word: string, isMain: boolean): void {
    const { builder } = this;
    const code = parseCsaEnd(word, builder.position.turn) ?? parseEndWord(word);
    if (isMain) this.end ??= word;
    if (code !== null && !builder.hasEnded) builder.end(code);
    else this.notices.add(code === null ? 'unknownEnd' : 'extraEnd', 1, 1, word);
  }

  // No `from` is a drop; only lists taken over from KI2 leave it out for pieces on the board.
  #isInHand(piece: number): boolean {
    const { position } = this.builder;
    return piece > 0 && piece < KING && position.hands[(position.side << 4) | piece]! > 0;
  }

  #move(move: Json): boolean {
    const { builder } = this;
    const words = emptyMoveWords();
    const to = place(move.to);
    words.to = to >= 0 ? to : move.same === true ? builder.previous : -1;
    words.from = place(move.from);
    words.piece = typeof move.piece === 'string' ? parseCsaPiece(move.piece) : 0;
    words.promotion = move.promote === true ? 1 : -1;
    const relative =
      typeof move.relative === 'string'
        ? [...move.relative].map((letter) => RELATIVE[letter] ?? '').join('')
        : '';
    words.drop = relative.includes('打');
    words.relative = relative.replace('打', '');
    const text = JSON.stringify(move);
    if (words.from < 0 && relative === '') words.drop = this.#isInHand(words.piece);
    const moves = words.to < 0 || builder.hasEnded ? [] : resolveWords(builder.position, words, words.to);
    const result = moves[0] === undefined ? 'impossible' : builder.play(moves[0]);
    if (moves.length > 1) this.notices.add('ambiguousMove', 1, 1, text);
    if (result === 'foul') this.notices.add('foul', 1, 1, text);
    if (result === 'impossible') this.notices.add('impossibleMove', 1, 1, text);
    return result !== 'impossible';
  }
}

function place(value: unknown): number {
  if (!isObject(value) || typeof value.x !== 'number' || typeof value.y !== 'number') return -1;
  return isOnBoard(value.x, value.y) ? squareAt(value.x, value.y) : -1;
}
