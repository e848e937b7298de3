import {kebabCase} from '../../../src/shared/model/kebabCase';
import type {Entry} from './areas';

/** Rows for the tables of the world. */
export type Rows = {
  readonly areas: readonly {
    readonly id: string;
    readonly label: string;
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

/** Writes data as TypeScript. */
function write(data: unknown): string {
  const text = JSON.stringify(data, undefined, 2);
  return text
    .replaceAll(/"(?<key>[a-z]\w*)":/gi, '$<key>:')
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, (found) => {
      const words = found.slice(1, -1).replaceAll('\\"', '"');
      return `'${words.replaceAll("'", "\\'")}'`;
    });
}

function writeRow(data: unknown): string {
  return `${write([data]).slice(2, -2)},`;
}

function writeEntry(key: string, value: unknown): string {
  return `${write({[key]: value}).slice(2, -2)},`;
}

/** Lists what is added to the tables of the world; `known` are the names that they have. */
export function listAdditions(
  rows: Rows,
  known: readonly string[],
): readonly Addition[] {
  const areas = rows.areas
    .filter(({id}) => !known.includes(`area ${id}`))
    .map((area) => ({...area, group: kebabCase(area.menu) || 'pages'}));
  const menus = new Map(areas.map(({group, menu}) => [group, menu]));
  const named = (names: readonly string[]) =>
    names.map((name) => writeEntry(name, `Pages on ${name}.`));
  return [
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly AreaMenu)/,
      [...menus]
        .filter(([group]) => !known.includes(`menu ${group}`))
        .map(([group, label]) => writeRow({group, label})),
    ],
    [
      'world/areas.ts',
      /(?=\] as const satisfies readonly Area<)/,
      areas.map(({id, label, group, locked}) => {
        const summary = `Pages on ${label}`;
        const icon = locked ? 'lock' : 'book';
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
      named(rows.tags),
    ],
    [
      'world/tags.ts',
      /(?=\} as const satisfies DescribedNames;\s*$)/,
      named(rows.categories),
    ],
  ];
}
