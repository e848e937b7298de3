import {kebabCase} from '../../../src/shared/model/kebabCase';
import type {Entry} from './areas';

/** Rows for the tables of the world. */
export type Rows = {
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

function nameGroup(menu: string): string {
  return kebabCase(menu) || 'pages';
}

function writeRow(data: object): string {
  return `${JSON.stringify(data, undefined, 2)},`;
}

function writeEntry(key: string, value: unknown): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value, undefined, 2)},`;
}

function listNames(names: readonly string[]): readonly string[] {
  return names.map((name) => writeEntry(name, `Pages on ${name}.`));
}

/** Lists what is added to the tables of the world, which have some areas and menus. */
export function listAdditions(
  {areas: all, tags, categories}: Rows,
  known: readonly string[],
): readonly Addition[] {
  const areas = all.filter(({id}) => !known.includes(`area ${id}`));
  const labels = new Map(areas.map(({menu}) => [nameGroup(menu), menu]));
  const menus = [...labels]
    .map(([group, label]) => ({group, label}))
    .filter(({group}) => !known.includes(`menu ${group}`));
  return [
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly AreaMenu)/,
      menus.map(writeRow),
    ],
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly Area<)/,
      areas.map(({id, label, menu, locked}) => {
        const summary = `Pages on ${label}`;
        const icon = locked ? 'lock' : 'book';
        const group = nameGroup(menu);
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
