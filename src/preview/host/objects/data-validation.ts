import { changeValidation, validationOf } from '../model/validation';
import type { ClassTable, RangeTarget } from './host-object';
import { booleanArg, recordArg } from './host-object';

/** DataValidation。規則を保つだけで、入力は断らず、一覧のボタンも出さない。 */
export const dataValidation: ClassTable<RangeTarget> = {
  props: {
    Rule: {
      get: ({ sheet, area }) => validationOf(sheet, area).rule,
      set: ({ sheet, area }, value) => changeValidation(sheet, area, { rule: recordArg(value) }),
    },
    ErrorAlert: {
      get: ({ sheet, area }) => validationOf(sheet, area).errorAlert,
      set: ({ sheet, area }, value) => changeValidation(sheet, area, { errorAlert: recordArg(value) }),
    },
    IgnoreBlanks: {
      get: ({ sheet, area }) => validationOf(sheet, area).ignoreBlanks,
      set: ({ sheet, area }, value) => changeValidation(sheet, area, { ignoreBlanks: booleanArg(value) }),
    },
  },
  nav: {},
  methods: { Clear: ({ sheet, area }) => changeValidation(sheet, area, null) },
};
