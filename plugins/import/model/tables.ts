import type {Entry} from './areas';

/** Rows for the tables of the world. */
export type Rows = {
  /** The menu that new areas are in. */
  readonly menu: {readonly group: string; readonly label: string};
  readonly areas: readonly {
    readonly id: string;
    readonly label: string;
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

/** Lists what is added to the tables of the world, which have some areas and menus. */
export function listAdditions(
  {areas: all, menu, tags, categories}: Rows,
  known: readonly string[],
): readonly Addition[] {
  const areas = all.filter(({id}) => !known.includes(`area ${id}`));
  const isNew = areas.length > 0 && !known.includes(`menu ${menu.group}`);
  return [
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly AreaMenu)/,
      isNew ? [writeRow(menu)] : [],
    ],
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly Area<)/,
      areas.map(({id, label, locked}) => {
        const summary = `Pages on ${label}`;
        const icon = locked ? 'lock' : 'book';
        return writeRow({id, label, summary, icon, group: menu.group, locked});
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
