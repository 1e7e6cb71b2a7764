import type { GameKind, OpenResult, OpenedGame, ReadNotice } from '../contract/game-progress';
import type { LocalText } from '../contract/language';
import { recordTexts } from '../contract/record-texts';
import type { KifuFile, KifuGame } from './formats/read';
import { readKifu, readKifuText } from './formats/read';
import type { Notice } from './record/notice';
import { ShogiGame } from './shogi-game';
import { both } from './texts/both';

/** 棋譜ファイルを開く。形式も文字コードも中身から決める。投げない。 */
export function openKifu(bytes: Uint8Array, kind: GameKind): OpenResult {
  return opened(readKifu(bytes), kind);
}

/** 貼り付けた文 (棋譜、SFEN、局面図) を開く。投げない。 */
export function openKifuText(text: string, kind: GameKind): OpenResult {
  return opened(readKifuText(text), kind);
}

function opened(file: KifuFile, kind: GameKind): OpenResult {
  const games = file.games.map((game) => openedGame(game, kind));
  const notices = file.notices.map(toReadNotice);
  const reason = notices[0]?.text ?? both((t) => t.file.nothingFound);
  return { games, notices, text: games.length === 0 ? reason : null };
}

function openedGame(read: KifuGame, kind: GameKind): OpenedGame {
  const game = new ShogiGame(read.record, kind);
  return { game, title: titleOf(game, read.mainPlies), notices: noticesOf(read) };
}

// The fouls of the record stand in the order of their notices, unless a variation repeats one.
function noticesOf({ record, notices }: KifuGame): ReadNotice[] {
  const told = notices.filter(({ code }) => code === 'foul');
  const isEach = told.length === record.fouls.length;
  return notices.map((notice) => {
    const foul = isEach ? record.fouls[told.indexOf(notice)] : undefined;
    const read = toReadNotice(notice);
    if (foul === undefined) return read;
    return { ...read, text: both((t) => t.file.namedFoul(notice.text, t.outcome.foulName(foul.code))) };
  });
}

function titleOf(game: ShogiGame, plies: number): LocalText {
  const date = game.record.header('開始日時') ?? game.record.header('対局日') ?? '';
  const { players, title } = game;
  return recordTexts.openTitle({ players, title, date: date.split(' ')[0] ?? '', plies });
}

/** 気づきを、両言語の文の付いた知らせにする。 */
export function toReadNotice(notice: Notice): ReadNotice {
  return {
    code: notice.code,
    line: notice.line,
    column: notice.column,
    source: notice.text,
    text: both((t) => t.file.notices[notice.code](notice.text)),
  };
}
