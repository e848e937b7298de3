import {parseArgs} from 'node:util';

/** Parsed options of a build. */
export type BuildOptions = {
  /** Arguments for Docusaurus. */
  readonly args: readonly string[];
  /** The output folder. */
  readonly folder: string;
  /** Whether a lock that protects nothing fails the build. */
  readonly strict: boolean;
};

/** Separates the arguments for Docusaurus from this project's own options. */
export function parseBuildOptions(argv: readonly string[]): BuildOptions {
  const {values} = parseArgs({
    args: [...argv],
    strict: false,
    options: {'out-dir': {type: 'string', default: 'build'}},
  });
  return {
    args: argv.filter((arg) => arg !== '--strict'),
    folder: String(values['out-dir']),
    strict: argv.includes('--strict'),
  };
}
