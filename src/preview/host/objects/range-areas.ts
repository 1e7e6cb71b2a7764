import type { Area } from '../model/area';
import { formatArea, quoteSheetName } from '../model/area';
import type { Sheet } from '../model/sheet';
import type { ClassTable, HostObject, Targets } from './host-object';
import { integerArg, make, makeRange, notFound } from './host-object';

type Item = Targets['RangeAreas'];

const rangesOf = ({ sheet, areas }: Item): HostObject[] => areas.map((area) => makeRange(sheet, area));

/** RangeAreas。人の選んだ幾つかの範囲。読み取りだけ。 */
export const rangeAreas: ClassTable<Item> = {
  isAlive: ({ sheet }) => !sheet.isDeleted,
  props: {
    Address: {
      get: ({ sheet, areas }) =>
        areas.map((area) => `${quoteSheetName(sheet.name)}!${formatArea(area)}`).join(','),
    },
    AreaCount: { get: ({ areas }) => areas.length },
  },
  nav: {
    Areas: (item) => make('RangeCollection', item),
    Worksheet: ({ sheet }) => make('Worksheet', sheet),
  },
  methods: {
    _KeepReference: (item, _args, session) => session.keep(make('RangeAreas', item)),
  },
};

/** RangeCollection。 */
export const rangeCollection: ClassTable<Item> = {
  isAlive: ({ sheet }) => !sheet.isDeleted,
  props: {},
  nav: {},
  items: rangesOf,
  methods: {
    GetCount: ({ areas }) => areas.length,
    GetItemAt: (item, [index]) => rangesOf(item)[integerArg(index)] ?? notFound(),
  },
};

/** いま選ばれている範囲の全部。 */
export const selectedAreas = (sheet: Sheet): HostObject =>
  make('RangeAreas', { sheet, areas: [sheet.selection, ...sheet.otherSelections] satisfies Area[] });
