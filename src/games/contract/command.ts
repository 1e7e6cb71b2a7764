import type { LocalText } from './language';

/** 欄: 命令や新規対局が人に尋ねるもの。値はすべて文字列。 */
export interface Field {
  readonly id: string;
  readonly label: LocalText;
  readonly type: 'text' | 'multiline' | 'choice';
  readonly initial: string;
  readonly options?: readonly { readonly value: string; readonly label: LocalText }[];
  /** 欄の下に添える説明。 */
  readonly hint?: LocalText;
}

/** 欄の値。 */
export type FieldValues = Readonly<Record<string, string>>;

/** 命令の答え。 */
export type CommandResult =
  { readonly ok: true; readonly text: LocalText | null } | { readonly ok: false; readonly text: LocalText };

/**
 * 命令: 作業ウィンドウとリボンが同じ表から作るもの。
 * 対象 (進行や対局の席) を引数に取り、一度だけ登録される。
 */
export interface Command<Subject> {
  readonly id: string;
  readonly label: LocalText;
  readonly fields: readonly Field[];
  /** 実行の前に確かめる文。null は確かめない。 */
  readonly confirm: LocalText | null;
  isEnabled(subject: Subject): boolean;
  run(subject: Subject, values: FieldValues): CommandResult;
}
