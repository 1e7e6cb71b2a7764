import { endWords } from '../contract/end-words';

/** 終局の種類。five は五連の勝ち、overline と doubleThree は打った側の反則負け、full は満局の引き分け。 */
export type EndCode = 'resign' | 'interrupt' | 'five' | 'overline' | 'doubleThree' | 'full';

/** 終局の言葉。 */
export const endings = endWords<EndCode>(['resign', 'interrupt', 'five', 'overline', 'doubleThree', 'full']);
