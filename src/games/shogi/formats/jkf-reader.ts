import type { Move } from '../move';
import { NoticeList } from '../record/notice-list';
import type { ReadGame } from '../record/read-game';
import { RecordBuilder } from '../record/record-builder';
import { handicapSfen, parseHandicap } from '../handicap';
import type { Coverage } from './coverage';
import { isNearCsaEnd, parseCsaEnd } from './csa-words';
import { sfenOfJkfData } from './jkf-board';
import type { JkfFields } from './jkf-fields';
import { JkfSource } from './jkf-fields';
import { readJkfMove } from './jkf-move';
import { handicapOfPreset } from './jkf-words';
import type { JsonNode } from './json-nodes';
import { parseJson } from './json-nodes';

const MAX_MS = 0x7fffffff;

/** JKF（JSON）を読む。何局かの配列でもよい。形の合わないところは気づきにして、読めるところを読む。投げない。 */
export function readJkf(text: string, coverage: Coverage | null = null): ReadGame[] {
  const root = parseJson(text);
  if (root?.kind !== 'array' || root.items.length === 0) return [readGame(text, root, coverage)];
  const source = new JkfSource(text, new NoticeList(), coverage);
  source.useStructure(root);
  return root.items.map((item) => readGame(text, item, coverage));
}

function readGame(text: string, root: JsonNode | null, coverage: Coverage | null): ReadGame {
  const notices = new NoticeList();
  const builder = new RecordBuilder();
  const source = new JkfSource(text, notices, coverage);
  const reader = new JkfReader(builder, source);
  if (root === null) source.tell('badJson', { from: 0, to: text.length });
  else reader.read(root);
  builder.finish(notices.all);
  return {
    record: builder.record,
    notices: notices.all,
    mainPlies: builder.mainPlies,
    variations: reader.variations,
    end: reader.end,
  };
}

interface Waiting {
  readonly list: readonly JsonNode[];
  readonly ply: number;
  readonly parent: readonly Move[] | null;
}

/** JKF の読み手。変化の深さに関わらず、自分の積みで順に読む。 */
class JkfReader {
  variations = 0;
  end: string | null = null;

  constructor(
    readonly builder: RecordBuilder,
    readonly source: JkfSource,
  ) {}

  read(root: JsonNode): void {
    const { source } = this;
    source.useStructure(root);
    const fields = source.fields(root);
    if (fields === null) return;
    this.#headers(fields.take('header'));
    this.#start(fields.take('initial'));
    const moves = fields.take('moves');
    fields.tellRest();
    if (moves === null) return source.tell('badJson', { from: root.from, to: root.from + 1 });
    const waiting: Waiting[] = [{ list: source.items(moves), ply: 0, parent: null }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) this.#list(next, waiting);
  }

  #headers(node: JsonNode | null): void {
    const fields = node === null ? null : this.source.fields(node);
    for (const { key, value } of fields?.members ?? []) {
      const text = this.source.string(value);
      if (text !== null) this.builder.record.headers.push({ key, value: text });
    }
    this.builder.record.handicap = this.builder.record.header('手合割');
  }

  #start(node: JsonNode | null): void {
    const { builder, source } = this;
    const fields = node === null ? null : source.fields(node);
    const preset = fields?.string('preset') ?? null;
    const data = fields?.take('data') ?? null;
    fields?.tellRest();
    if (data !== null) {
      const sfen = sfenOfJkfData(JSON.parse(source.text.slice(data.from, data.to)));
      if (sfen !== null && builder.setStart(sfen)) return source.use(data);
      source.tell('badJson', data);
    }
    const name = preset === null ? builder.record.handicap : handicapOfPreset(preset);
    const handicap = name === null ? null : parseHandicap(name);
    if (preset !== null && builder.record.handicap === null && handicap !== 'even')
      builder.record.handicap = name;
    builder.setStart(handicapSfen(handicap ?? 'even'));
    if (node !== null && preset !== null && name === null) source.tell('badJson', node);
  }

  // The line stands at its branching point again by taking back; forks wait on the stack, the first on top.
  #list(waiting: Waiting, stack: Waiting[]): void {
    const { builder, source } = this;
    this.#goTo(waiting);
    const isMain = waiting.parent === null;
    for (const [index, node] of waiting.list.entries()) {
      const fields = source.fields(node);
      const before = builder.ply;
      const forks = fields?.take('forks') ?? null;
      if (forks !== null) this.#forks(source.items(forks), before, stack);
      if (fields !== null && this.#node(fields, isMain)) continue;
      fields?.tellRest('skipped');
      const next = waiting.list[index + 1];
      if (next !== undefined) source.tell('skipped', { from: next.from, to: waiting.list.at(-1)!.to });
      return;
    }
  }

  #forks(forks: readonly JsonNode[], ply: number, stack: Waiting[]): void {
    const path = this.#path();
    for (const fork of [...forks].reverse()) {
      if (fork.kind === 'array') this.variations++;
      stack.push({ list: this.source.items(fork), ply, parent: path });
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

  // False if the line ends here because the move cannot be made.
  #node(fields: JkfFields, isMain: boolean): boolean {
    const move = fields.take('move');
    if (move !== null && !readJkfMove(this.builder, this.source, move)) return false;
    this.#special(fields.take('special'), isMain);
    const comments = fields.take('comments');
    if (comments !== null) for (const line of this.source.items(comments)) this.#comment(line);
    this.#time(fields.take('time'));
    fields.tellRest();
    return true;
  }

  #comment(node: JsonNode): void {
    const line = this.source.string(node);
    if (line === null) return;
    if (line.startsWith('&')) this.builder.bookmark(line.slice(1));
    else this.builder.comment(line);
  }

  #time(node: JsonNode | null): void {
    const { builder, source } = this;
    const fields = node === null ? null : source.fields(node);
    if (node === null || fields === null) return;
    const total = fields.derived('total');
    const nowNode = fields.take('now');
    const now = nowNode === null ? null : source.fields(nowNode);
    fields.tellRest();
    if (now === null) {
      if (total !== null) source.tell('badTime', node);
      return;
    }
    const seconds = (now.number('h') ?? 0) * 3600 + (now.number('m') ?? 0) * 60 + (now.number('s') ?? 0);
    now.tellRest();
    const ms = Math.round(seconds * 1000);
    if (builder.node > 0 && ms >= 0 && ms <= MAX_MS) builder.time(ms);
    else source.tell('badTime', node);
  }

  #special(node: JsonNode | null, isMain: boolean): void {
    const { builder, source } = this;
    const word = node === null ? null : source.string(node);
    if (node === null || word === null) return;
    const code = parseCsaEnd(word.replace(/^%/u, ''), builder.position.turn);
    if (isMain) this.end ??= word;
    if (code === null) return source.tell(word === 'MATTA' ? 'takeBack' : 'unknownEnd', node);
    if (builder.hasEnded) return source.tell('extraEnd', node);
    builder.end(code);
    if (isNearCsaEnd(word)) source.tell('nearEnd', node);
  }
}
