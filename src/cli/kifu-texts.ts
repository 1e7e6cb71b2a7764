import type { LocalText } from '../games/contract/language';

/** kifu の命令が示す文。 */
export const kifuTexts = {
  unknownExtension: (path: string) => ({
    ja: `${path} の拡張子では、どの形式で書くか決められません。何も書いていません。.kif .kifu .ki2 .ki2u .csa .usi .sfen .jkf .json .bod のどれかにしてください。`,
    en: `The extension of ${path} names no format. Nothing was written. Use .kif .kifu .ki2 .ki2u .csa .usi .sfen .jkf .json or .bod.`,
  }),
  notKifu: (path: string) => ({
    ja: `${path} は棋譜として読めませんでした。何も書いていません。`,
    en: `${path} could not be read as a kifu. Nothing was written.`,
  }),
  sameFile: (path: string) => ({
    ja: `${path} は読むファイルそのものです。何も書いていません。別の名にするか、置き換えてよければ --force を付けてください。`,
    en: `${path} is the file to be read. Nothing was written. Give another name, or --force to replace it.`,
  }),
  oneGameOnly: (games: number) => ({
    ja: `この形式の一つのファイルに ${games} 局は書けません。何も書いていません。.kif か .csa なら書けます。`,
    en: `One file of this format cannot hold ${games} games. Nothing was written. A .kif or .csa file can.`,
  }),
  positionOnly: {
    ja: '終わりの局面だけを書きました。手順や見出しは入っていません。',
    en: 'Only the final position was written, without the moves and the headers.',
  },
  nothingCompared: {
    ja: '答と比べたものが一つもありません。答のファイルの名前（file）と、調べるフォルダーを確かめてください。',
    en: 'Nothing was compared. Check the names (file) in the answers and the folder to be checked.',
  },
  notSnippets: (path: string) => ({
    ja: `${path} は断片の一覧（{id, kif, mainPlies, allPlies} の JSON の配列）ではありません。何も比べていません。`,
    en: `${path} is no list of snippets (a JSON array of {id, kif, mainPlies, allPlies}). Nothing was compared.`,
  }),
  noSnippets: (path: string) => ({
    ja: `${path} に断片が一つもありません。何も比べていません。`,
    en: `${path} holds no snippets. Nothing was compared.`,
  }),
} as const;

/** 一行に両言語で書いた文。 */
export function bilingual({ ja, en }: LocalText): string {
  return `${ja} / ${en}`;
}

/** 断るわけを示し、終わりの番号 1 を返す。 */
export function refuse(why: LocalText): number {
  console.error(bilingual(why));
  console.log('0 passed, 1 failed');
  return 1;
}
