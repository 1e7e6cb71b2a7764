import type { Area } from '../model/area';
import { formatArea, quoteSheetName } from '../model/area';
import type { Sheet } from '../model/sheet';
import { rangeFill } from './format-objects';
import { uniform } from './format-values';
import type { ClassTable, HostObject, Property, Targets } from './host-object';
import { integerArg, make, makeRange, notFound, textArg } from './host-object';
import { areaArg } from './range-lookup';

type Item = Targets['RangeAreas'];

const rangesOf = ({ sheet, areas }: Item): HostObject[] => areas.map((area) => makeRange(sheet, area));

/** シートの getRanges。番地をコンマで並べる。 */
export const rangesByAddress = (sheet: Sheet, addresses: unknown): HostObject =>
  make('RangeAreas', {
    sheet,
    areas: textArg(addresses)
      .split(',')
      .map((address) => areaArg(sheet, address.trim())),
  });

// What is set is set on every range; what is read is the common value, or null.
const onEach = (property: Property<Targets['RangeFill']>): Property<Item> => {
  const { get, set } = property;
  return {
    get: ({ sheet, areas }) => uniform(areas.map((area) => get({ sheet, area }))),
    ...(set && {
      set: ({ sheet, areas }: Item, value: unknown) => areas.forEach((area) => set({ sheet, area }, value)),
    }),
  };
};

/** RangeAreas の RangeFormat。塗りだけ。 */
export const areasFormat: ClassTable<Item> = {
  props: {},
  nav: { Fill: (item) => make('AreasFill', item) },
  methods: {},
};

/** RangeAreas の RangeFill。 */
export const areasFill: ClassTable<Item> = {
  props: Object.fromEntries(
    Object.entries(rangeFill.props).map(([name, property]) => [name, onEach(property)]),
  ),
  nav: {},
  methods: {},
};

/** RangeAreas。幾つかの範囲。 */
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
    Format: (item) => make('AreasFormat', item),
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
