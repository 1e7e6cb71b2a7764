import type { Field, FieldValues } from '../contract/command';
import type { LocalText } from '../contract/language';
import type { Handicap } from './handicap';
import { findHandicap, formatHandicap, handicaps, handicapSfen, parseHandicap } from './handicap';
import { handicapText } from './handicap-text';
import { ShogiRecord } from './record/shogi-record';
import { hasHandicapSides } from './side-names';
import { parseStartPosition } from './start-position';
import { both } from './texts/both';

/** 新規対局の答え。誤りは、どの欄かと、何を直せばよいかを言う。 */
export type SetupResult =
  | { readonly ok: true; readonly record: ShogiRecord }
  | { readonly ok: false; readonly field: string; readonly text: LocalText };

/** 新規対局の欄。 */
export const setupFields: readonly Field[] = [
  { id: 'blackName', label: both((t) => t.setup.blackName), type: 'text', initial: '' },
  {
    id: 'whiteName',
    label: both((t) => t.setup.whiteName),
    type: 'text',
    initial: '',
    hint: both((t) => t.setup.namesHint),
  },
  {
    id: 'handicap',
    label: both((t) => t.setup.handicap),
    type: 'choice',
    initial: formatHandicap('even'),
    options: handicaps.map((handicap) => ({
      value: formatHandicap(handicap),
      label: handicapText(handicap),
    })),
  },
  {
    id: 'start',
    label: both((t) => t.setup.start),
    type: 'multiline',
    initial: '',
    hint: both((t) => t.setup.startHint),
  },
  { id: 'event', label: both((t) => t.setup.event), type: 'text', initial: '' },
];

/** 欄の値から、まだ手のない棋譜を作る。開始局面があれば手合割より優先する。 */
export function createRecord(values: FieldValues): SetupResult {
  const name = values['handicap'] ?? formatHandicap('even');
  const handicap = parseHandicap(name);
  if (handicap === null) {
    return { ok: false, field: 'handicap', text: both((t) => t.setup.unknownHandicap(name)) };
  }
  const start = values['start'] ?? '';
  if (start.trim() === '') return { ok: true, record: headed(values, handicap, handicapSfen(handicap)) };
  const parsed = parseStartPosition(start);
  if (!parsed.ok) return { ok: false, field: 'start', text: parsed.text };
  return { ok: true, record: headed(values, findHandicap(parsed.sfen), parsed.sfen) };
}

function headed(values: FieldValues, handicap: Handicap | null, sfen: string): ShogiRecord {
  const record = new ShogiRecord();
  record.startSfen = sfen;
  const event = oneLine(values['event']);
  if (event !== '') record.setHeader('棋戦', event);
  if (handicap !== null) {
    record.handicap = formatHandicap(handicap);
    record.setHeader('手合割', record.handicap);
  }
  const isHandicap = hasHandicapSides(record);
  record.setHeader(isHandicap ? '下手' : '先手', oneLine(values['blackName']));
  record.setHeader(isHandicap ? '上手' : '後手', oneLine(values['whiteName']));
  return record;
}

// A header is one line of the file.
function oneLine(value: string | undefined): string {
  return (value ?? '').replace(/[\r\n]+/g, ' ').trim();
}
