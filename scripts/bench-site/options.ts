import {parseArgs} from 'node:util';

/** What is measured. */
export type BenchOptions = {
  /** Folder of the built site. */
  readonly folder: string;
  /** Folder of another build that is measured in turn with it; none where empty. */
  readonly against: string;
  /** How often each thing is done. */
  readonly rounds: number;
  /** Whether builds are measured too, which takes long. */
  readonly builds: boolean;
};

/**
 * Reads what is asked for.
 *
 * @throws Error where the number of rounds is none.
 */
export function benchOptions(argv: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      folder: {type: 'string', default: 'build'},
      against: {type: 'string', default: ''},
      rounds: {type: 'string', default: '5'},
      builds: {type: 'boolean', default: false},
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(
      `--rounds is "${values.rounds}", expected a number from 1.`,
    );
  }
  return {...values, rounds};
}
