import { keptText } from './kept-text';

/** 自分の名前: 一覧で自分の対局を見分ける名。別名も並べられる。 */
export interface OwnNames {
  readonly names: readonly string[];
  save(names: readonly string[]): void;
}

/** 覚えている自分の名前を読む。partitionKey は Office がこの場所のために決めた鍵の頭。 */
export function readOwnNames(partitionKey = ''): OwnNames {
  const kept = keptText('ownNames', partitionKey);
  return {
    names: parseOwnNames(kept.read() ?? ''),
    save: (names) => kept.save(formatOwnNames(names)),
  };
}

/** 打たれた名を分ける: 改行か「、」「,」で区切る。空と重なりは除く。 */
export function parseOwnNames(text: string): readonly string[] {
  const names = text.split(/[\n\r、，,]/u).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** 一行に一つの文。 */
export function formatOwnNames(names: readonly string[]): string {
  return names.join('\n');
}
