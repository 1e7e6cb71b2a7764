/** 文字列の幅 (px) を測る関数。font は CSS の font の値。 */
export type MeasureText = (text: string, font: string) => number;

/** 画面に触れずに文字の幅を測るもの。測った幅は覚えておく。 */
export function createTextMeasure(document: Document): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font}\n${text}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    if (!context) return 0;
    context.font = font;
    const measured = context.measureText(text).width;
    // A long replay shows many texts; the memory is bounded by forgetting all of them.
    if (known.size > 5000) known.clear();
    known.set(key, measured);
    return measured;
  };
}
