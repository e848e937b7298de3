import {kebabCase} from '../../../src/shared/model/kebabCase';
import type {Entry} from './areas';

/** Rows for the tables of the world. */
export type Rows = {
  /** The label of the menu for areas that have none of their own. */
  readonly title: string;
  readonly areas: readonly {
    readonly id: string;
    readonly label: string;
    /** The label of its menu. */
    readonly menu: string;
    readonly locked: boolean;
    readonly entries: readonly Entry[];
  }[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
};

/** Rows of a file, and the text that follows them. */
type Addition = readonly [
  file: string,
  before: RegExp,
  rows: readonly string[],
];

const HUES = ['blue', 'teal', 'green', 'gold', 'red', 'purple', 'magenta'];

function writeRow(data: object): string {
  return `${JSON.stringify(data, undefined, 2)},`;
}

function writeEntry(key: string, value: unknown): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value, undefined, 2)},`;
}

function listNames(names: readonly string[]): readonly string[] {
  return names.map((name) => writeEntry(name, `Pages on ${name}.`));
}

/** How many menus fit beside the other parts of the navbar at 1024 pixels. */
const MOST_MENUS = 6;

/** Names the group and label of each menu; if too many, areas alone in theirs share one. */
function listMenus(
  {areas, title}: Rows,
  known: number,
): ReadonlyMap<string, {readonly group: string; readonly label: string}> {
  const labels = areas.map(({menu}) => menu);
  const isFull = known + new Set(labels).size > MOST_MENUS;
  return new Map(
    areas.map(({id, menu}) => {
      const isAlone = labels.filter((each) => each === menu).length === 1;
      const label = isFull && isAlone ? title : menu;
      return [id, {group: kebabCase(label) || 'pages', label}];
    }),
  );
}

/** Lists what is added to the tables of the world, which have some areas and menus. */
export function listAdditions(
  rows: Rows,
  known: readonly string[],
): readonly Addition[] {
  const {areas: all, tags, categories} = rows;
  const areas = all.filter(({id}) => !known.includes(`area ${id}`));
  const before = known.filter((each) => each.startsWith('menu '));
  const menus = listMenus({...rows, areas}, before.length);
  const labels = new Map(
    [...menus.values()].map(({group, label}) => [group, label]),
  );
  return [
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly AreaMenu)/,
      [...labels]
        .map(([group, label]) => ({group, label}))
        .filter(({group}) => !before.includes(`menu ${group}`))
        .map(writeRow),
    ],
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly Area<)/,
      areas.map(({id, label, locked}) => {
        const summary = `Pages on ${label}`;
        const icon = locked ? 'lock' : 'book';
        const {group} = menus.get(id) ?? {};
        return writeRow({id, label, summary, icon, group, locked});
      }),
    ],
    [
      'sidebars.ts',
      /(?=\};\s+export default)/,
      areas.map(({id, entries}) => writeEntry(id, entries)),
    ],
    [
      'world/tokens.css',
      /$/,
      areas.map(({id}, at) => {
        const hue = `var(--world-hue-${HUES[at % HUES.length] ?? ''})`;
        return `\n.plugin-id-${id},\n[data-area='${id}'] {\n  --world-area: ${hue};\n}`;
      }),
    ],
    [
      'world/tags.ts',
      /(?=\} as const satisfies DescribedNames;\s+\/\*\*)/,
      listNames(tags),
    ],
    [
      'world/tags.ts',
      /(?=\} as const satisfies DescribedNames;\s*$)/,
      listNames(categories),
    ],
  ];
}
