/** 要素を作って親に足す。 */
export function addElement<K extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: K,
  className = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  parent.append(element);
  return element;
}

/** 要素を px の四角形に置く。 */
export function place(
  element: HTMLElement,
  box: { left: number; top: number; width: number; height: number },
): void {
  Object.assign(element.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}
