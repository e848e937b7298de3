import {readArguments} from '../command/readArguments';

/** The measurements, in the order in which they run. */
export const parts = [
  'pages',
  'ways',
  'lock',
  'lookups',
  'builds',
  'growth',
  'locked',
] as const;

/**
 * First visits, client-side navigations, waits at a locked page, look-ups of players, builds of
 * this site, builds with 1,000 more pages, or builds with 200 more open or locked pages.
 */
export type Part = (typeof parts)[number];

/** The options of a benchmark. */
export type BenchOptions = {
  /** The folder of the built site. */
  readonly folder: string;
  /** The folder of another build to compare with, measured alternately; empty for none. */
  readonly against: string;
  /** How often each page is measured. */
  readonly repeats: number;
  readonly parts: readonly Part[];
};

/** The measurements that run by default. */
const usual: readonly Part[] = [
  'pages',
  'ways',
  'lock',
  'lookups',
  'builds',
  'growth',
];

function isPart(name: string): name is Part {
  return parts.some((part) => part === name);
}

function parseParts(list: string): readonly Part[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) {
    throw new Error(
      `--parts names "${unknown}", expected some of ${parts.join(', ')}.`,
    );
  }
  return parts.filter((part) => names.includes(part));
}

/**
 * Parses command-line options.
 *
 * @throws Error if the number of repeats is not positive, or a part is unknown.
 */
export function benchOptions(argv: readonly string[]): BenchOptions {
  const {values} = readArguments(
    {
      usage: `npm run bench [-- --parts ${usual.join(',')}] [--repeats 3] [--folder build] [--against FOLDER]`,
      flags: {
        folder: {type: 'string', default: 'build'},
        against: {type: 'string', default: ''},
        repeats: {type: 'string', default: '3'},
        parts: {type: 'string', default: usual.join(',')},
      },
    },
    argv,
  );
  const {folder, against} = values;
  const repeats = Number(values.repeats);
  if (!Number.isInteger(repeats) || repeats < 1) {
    throw new Error(
      `--repeats is "${values.repeats}", expected a number from 1.`,
    );
  }
  return {folder, against, repeats, parts: parseParts(values.parts)};
}
