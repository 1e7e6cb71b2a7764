import type { KifuFormat, ReadGame } from '../record/read-game';
import type { Coverage } from './coverage';
import { readCsa } from './csa-reader';
import { readJkf } from './jkf-reader';
import { readKi2 } from './ki2-reader';
import { readKif } from './kif-reader';
import { readUsi } from './usi';

/** 形式ごとの読み手。coverage を渡すと、受け取った文字に印を付ける。 */
export const READERS: Readonly<Record<KifuFormat, (text: string, coverage?: Coverage | null) => ReadGame[]>> =
  {
    kif: readKif,
    ki2: readKi2,
    csa: readCsa,
    usi: readUsi,
    sfen: readUsi,
    jkf: readJkf,
  };
