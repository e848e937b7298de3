import {parseArgs} from 'node:util';

/** What can be measured, in the order in which it is. */
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
 * First views, ways from page to page, waits at the lock, what players look up, builds of this site, builds of
 * one with 1,000 pages more, or builds with 200 pages more that are open and then locked.
 */
export type Part = (typeof parts)[number];

/** What is measured. */
export type BenchOptions = {
  /** Folder of the built site. */
  readonly folder: string;
  /** Folder of another build that is measured in turn with it; none where empty. */
  readonly against: string;
  /** A patch of the framework: a build without it is measured in turn; none where empty. */
  readonly without: string;
  /** How often each page is viewed and left. */
  readonly repeats: number;
  readonly parts: readonly Part[];
};

/** What is measured where nothing else is asked for. */
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

function partsFrom(list: string): readonly Part[] {
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
 * Reads what is asked for.
 *
 * @throws Error where the number of repeats is none, or a part is not one that is measured.
 */
export function benchOptions(argv: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      folder: {type: 'string', default: 'build'},
      against: {type: 'string', default: ''},
      without: {type: 'string', default: ''},
      repeats: {type: 'string', default: '3'},
      parts: {type: 'string', default: usual.join(',')},
    },
  });
  const {folder, against, without} = values;
  if (against !== '' && without !== '') {
    throw new Error('found --against and --without, expected one of them.');
  }
  const repeats = Number(values.repeats);
  if (!Number.isInteger(repeats) || repeats < 1) {
    throw new Error(
      `--repeats is "${values.repeats}", expected a number from 1.`,
    );
  }
  return {folder, against, without, repeats, parts: partsFrom(values.parts)};
}
