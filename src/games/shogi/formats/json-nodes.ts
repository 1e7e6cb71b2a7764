/** JSON の文字列、数、真偽、null。from と to は元の文字列の中の位置。 */
export interface JsonLeaf {
  readonly kind: 'leaf';
  readonly value: string | number | boolean | null;
  readonly from: number;
  readonly to: number;
}

/** JSON の配列。 */
export interface JsonArray {
  readonly kind: 'array';
  readonly items: JsonNode[];
  readonly from: number;
  to: number;
}

/** JSON のオブジェクト。同じ名が二度あれば、どちらも残る。 */
export interface JsonObject {
  readonly kind: 'object';
  readonly members: JsonMember[];
  readonly from: number;
  to: number;
}

/** JSON の値。 */
export type JsonNode = JsonLeaf | JsonArray | JsonObject;

/** JSON のオブジェクトの名と値。from は名の位置。 */
export interface JsonMember {
  readonly key: string;
  readonly value: JsonNode;
  readonly from: number;
}

const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const BLANKS = ' \t\r\n';

/** JSON を、どの値も元の場所つきで読む。文法に合わなければ `null`。入れ子の深さに限りはない。 */
export function parseJson(text: string): JsonNode | null {
  return new JsonReader(text).read();
}

class JsonReader {
  #at = 0;

  constructor(readonly text: string) {}

  // An own stack instead of recursion: variations may nest as deep as the file is long.
  read(): JsonNode | null {
    const root = this.#value();
    if (root === null) return null;
    const open = root.kind === 'leaf' ? [] : [root];
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      this.#blanks();
      const char = this.text[this.#at];
      if (char === (top.kind === 'array' ? ']' : '}')) {
        top.to = ++this.#at;
        open.pop();
        continue;
      }
      const isFirst = (top.kind === 'array' ? top.items : top.members).length === 0;
      if (!isFirst && char !== ',') return null;
      if (!isFirst) this.#at++;
      const child = top.kind === 'array' ? this.#item(top) : this.#member(top);
      if (child === null) return null;
      if (child.kind !== 'leaf') open.push(child);
    }
    this.#blanks();
    return this.#at === this.text.length ? root : null;
  }

  #blanks(): void {
    while (this.#at < this.text.length && BLANKS.includes(this.text[this.#at]!)) this.#at++;
  }

  #item(array: JsonArray): JsonNode | null {
    const item = this.#value();
    if (item !== null) array.items.push(item);
    return item;
  }

  #member(object: JsonObject): JsonNode | null {
    const key = this.#value();
    this.#blanks();
    if (key?.kind !== 'leaf' || typeof key.value !== 'string' || this.text[this.#at] !== ':') return null;
    this.#at++;
    const value = this.#value();
    if (value !== null) object.members.push({ key: key.value, value, from: key.from });
    return value;
  }

  // A leaf, or a container that is still open.
  #value(): JsonNode | null {
    this.#blanks();
    const from = this.#at;
    const char = this.text[from];
    if (char === '[' || char === '{') {
      this.#at++;
      return char === '['
        ? { kind: 'array', items: [], from, to: from }
        : { kind: 'object', members: [], from, to: from };
    }
    if (char === '"') return this.#string(from);
    WORD.lastIndex = from;
    const word = WORD.exec(this.text)?.[0];
    if (word === undefined) return null;
    this.#at = from + word.length;
    return { kind: 'leaf', value: JSON.parse(word) as JsonLeaf['value'], from, to: this.#at };
  }

  #string(from: number): JsonLeaf | null {
    const { text } = this;
    let at = from + 1;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    this.#at = at + 1;
    try {
      const value = JSON.parse(text.slice(from, at + 1)) as string;
      return { kind: 'leaf', value, from, to: at + 1 };
    } catch {
      return null;
    }
  }
}
