import type { Area } from './area';
import { intersectAreas, isSameArea } from './area';
import { setLayout } from './edits';
import type { Sheet } from './sheet';

type Words = Readonly<Record<string, unknown>>;

/** 範囲の入力規則。形は office.js の DataValidation と同じ。 */
export interface Validation {
  readonly area: Area;
  readonly rule: Words;
  readonly errorAlert: Words;
  readonly ignoreBlanks: boolean;
}

const NONE = { rule: {}, errorAlert: {}, ignoreBlanks: true } as const;

/** 範囲にちょうど付いた入力規則。なければ規則のないもの。 */
export const validationOf = (sheet: Sheet, area: Area): Validation =>
  sheet.layout.validations.find((each) => isSameArea(each.area, area)) ?? { area, ...NONE };

/** 範囲の入力規則を変える。null なら、範囲にかかるものをみな外す。 */
export function changeValidation(sheet: Sheet, area: Area, patch: Partial<Validation> | null): void {
  const rest = sheet.layout.validations.filter(
    (each) => intersectAreas(each.area, area) === null || (patch !== null && !isSameArea(each.area, area)),
  );
  const validations = patch === null ? rest : [...rest, { ...validationOf(sheet, area), ...patch }];
  setLayout(sheet, 'view', area, { validations });
}
