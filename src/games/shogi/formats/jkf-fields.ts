import type { NoticeCode } from '../record/notice';
import type { NoticeList } from '../record/notice-list';
import type { Coverage, Span } from './coverage';
import type { JsonMember, JsonNode } from './json-nodes';
import { TextPlaces } from './text-places';

/** JKF の JSON から値を取り出す役。取り出さなかった値は、場所つきで知らせる。 */
export class JkfSource {
  readonly #places: TextPlaces;

  constructor(
    readonly text: string,
    readonly notices: NoticeList,
    readonly coverage: Coverage | null,
  ) {
    this.#places = new TextPlaces(text);
  }

  /** その場所についての気づき。 */
  tell(code: NoticeCode, span: Span): void {
    const { line, column } = this.#places.placeOf(span.from);
    this.notices.add(code, line, column, this.text.slice(span.from, span.to));
  }

  /** 値を使ったと印を付ける。 */
  use(span: Span): void {
    this.coverage?.take(span.from, span.to);
  }

  /** 文字列を取り出す。文字列でなければ、そう知らせて `null`。 */
  string(node: JsonNode): string | null {
    if (node.kind === 'leaf' && typeof node.value === 'string') {
      this.use(node);
      return node.value;
    }
    this.tell('badJson', node);
    return null;
  }

  /** オブジェクトの欄。オブジェクトでなければ、そう知らせて `null`。 */
  fields(node: JsonNode): JkfFields | null {
    if (node.kind === 'object') return new JkfFields(this, node.members);
    this.tell('badJson', node);
    return null;
  }

  /** 配列の中身。配列でなければ、そう知らせて空。 */
  items(node: JsonNode): readonly JsonNode[] {
    if (node.kind === 'array') return node.items;
    this.tell('badJson', node);
    return [];
  }

  /** 値でない文字（括弧、名、区切り）に印を付ける。 */
  useStructure(root: JsonNode): void {
    if (this.coverage === null) return;
    const waiting: JsonNode[] = [root];
    const leaves: JsonNode[] = [];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (node.kind === 'leaf') leaves.push(node);
      else if (node.kind === 'array') waiting.push(...node.items);
      else for (const member of node.members) waiting.push(member.value);
    }
    leaves.sort((a, b) => a.from - b.from);
    let at = root.from;
    for (const leaf of leaves) {
      this.coverage.take(at, leaf.from);
      at = leaf.to;
    }
    this.coverage.take(at, root.to);
  }
}

/** オブジェクトの欄を一つずつ取り出す役。 */
export class JkfFields {
  readonly #taken = new Set<JsonMember>();

  constructor(
    readonly source: JkfSource,
    readonly members: readonly JsonMember[],
  ) {}

  /** 欄の値。なければ `null`。 */
  take(key: string): JsonNode | null {
    const member = this.members.find((each) => each.key === key && !this.#taken.has(each));
    if (member === undefined) return null;
    this.#taken.add(member);
    return member.value;
  }

  /** `null` でない欄があるか。 */
  has(key: string): boolean {
    const isNothing = (node: JsonNode): boolean => node.kind === 'leaf' && node.value === null;
    return this.members.some((each) => each.key === key && !isNothing(each.value));
  }

  /** 文字列の欄。 */
  string(key: string): string | null {
    const node = this.take(key);
    return node === null ? null : this.source.string(node);
  }

  /** 数の欄。なければ `null`、数でなければ知らせて `null`。 */
  number(key: string): number | null {
    const node = this.take(key);
    if (node === null) return null;
    if (node.kind === 'leaf' && typeof node.value === 'number') {
      this.source.use(node);
      return node.value;
    }
    this.source.tell('badJson', node);
    return null;
  }

  /** ほかの欄から作れるので持たない欄。 */
  derived(key: string): JsonNode | null {
    const node = this.take(key);
    if (node !== null) this.source.use(node);
    return node;
  }

  /** 取り出さなかった欄を知らせる。 */
  tellRest(code: NoticeCode = 'badJson'): void {
    for (const member of this.members) {
      if (!this.#taken.has(member)) this.source.tell(code, { from: member.from, to: member.value.to });
    }
  }
}
