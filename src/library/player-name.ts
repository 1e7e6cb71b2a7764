const GRADES =
  /^(?:\(.*\)|アマ|女流|永世|名誉|初段|[二三四五六七八九十\d]+[段級](?:格)?|奨励会|竜王|名人|王位|王座|棋王|王将|棋聖|叡王|倉敷藤花|王冠|[二三四五六七八九]冠|清麗|白玲|女王|さん|氏|君|\d+|[・、])*$/u;

/** 名を比べられる形にする。全角と半角、空白、大文字と小文字の違いをなくす。 */
export function normalizedName(name: string): string {
  return name.normalize('NFKC').replace(/\s/gu, '').toLowerCase();
}

/** 名が別名のどれかか。後ろの段級、称号、点数（「三段」「竜王」「(1520)」）は違っていてよい。 */
export function isOneOf(name: string, aliases: readonly string[]): boolean {
  const plain = normalizedName(name);
  return aliases.some((alias) => {
    const own = normalizedName(alias);
    return own !== '' && plain.startsWith(own) && GRADES.test(plain.slice(own.length));
  });
}
