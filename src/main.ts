/** 組み立ての根。アダプターを作り、対局を始める。 */
export function start(): void {
  void Office.onReady();
}

start();
