type Child = Node | string | null;
type AttributeValue = string | number | boolean | undefined;

/** 要素を作る。文字列の子は文字のまま置くので、読んだ文が HTML になることはない。false と undefined の属性は付けない。 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

/** 属性を、変わったときだけ書く。 */
export function setAttribute(element: Element, name: string, value: AttributeValue): void {
  if (value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** 文を、変わったときだけ書く。 */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** 見せるか隠すか。 */
export function setShown(element: HTMLElement, shown: boolean): void {
  if (element.hidden === shown) element.hidden = !shown;
}

let serial = 0;

/** ページの中で重ならない id。 */
export function uniqueId(prefix: string): string {
  serial += 1;
  return `${prefix}-${serial}`;
}

/** 人が字を打っている欄か。矢印キーを横取りしてはならない。 */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role=combobox]') !== null;
}
