import { endWords } from '../contract/end-words';

/** 終局の種類。gameOver はどちらも置けなくなった終わり。 */
export type EndCode = 'resign' | 'interrupt' | 'gameOver';

/** 終局の言葉。 */
export const endings = endWords<EndCode>(['resign', 'interrupt', 'gameOver']);
