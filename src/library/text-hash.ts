/** 文の 64 ビットの要約を作る。順に足していく。暗号の強さはなく、偶然の一致を避けるためのもの。 */
export class TextHash {
  #high = 0x9e3779b9 | 0;
  #low = 0x85ebca6b | 0;

  /** 整数（int32）を足す。 */
  addNumber(value: number): void {
    this.#high = mix(this.#high ^ value, 0x2c1b3c6d);
    this.#low = mix(this.#low + value, 0x297a2d39) ^ (this.#high >>> 15);
  }

  /** 文を足す。長さも足すので、区切りは要らない。 */
  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.addNumber(text.charCodeAt(i));
    this.addNumber(~text.length);
  }

  /** 16 桁の十六進。 */
  hex(): string {
    return hex(this.#high) + hex(this.#low);
  }
}

function mix(value: number, factor: number): number {
  const x = Math.imul(value ^ (value >>> 15), factor);
  return ((x ^ (x >>> 13)) + 0x6d2b79f5) | 0;
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
