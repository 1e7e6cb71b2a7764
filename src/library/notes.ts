import type { LocalText } from '../games/contract/language';
import { toReadNotice } from '../games/shogi/kifu-files';
import type { Notice } from '../games/shogi/record/notice';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { both } from './texts/both';

// A cell of notes is read at a glance; the pane tells the rest when the game is opened.
const MOST = 3;

/** 注意: 反則と、読んで気づいたことを、短く並べた文。なければ null。 */
export function notesOf(record: ShogiRecord, notices: readonly Notice[]): LocalText | null {
  const fouls = record.fouls.map(({ ply, code }) => both((t) => t.foulAt(ply, t.fouls[code])));
  const others = notices.filter(({ code }) => code !== 'foul').map(noticeText);
  const all = [...fouls, ...others];
  if (all.length === 0) return null;
  const shown = all.slice(0, MOST);
  if (all.length > MOST) shown.push(both((t) => t.moreNotices(all.length - MOST)));
  return { ja: shown.map((text) => text.ja).join(' / '), en: shown.map((text) => text.en).join(' / ') };
}

function noticeText(notice: Notice): LocalText {
  const { text, line } = toReadNotice(notice);
  return both((t) => (line === null ? text[t.language] : t.noticeAt(line, text[t.language])));
}
