import {parseArgs} from 'node:util';

/** What a build was asked for. */
export type BuildOptions = {
  /** What Docusaurus is told. */
  readonly args: readonly string[];
  /** Where the site is written to. */
  readonly folder: string;
  /** Whether a lock that protects nothing stops the build. */
  readonly strict: boolean;
};

/** Parts what Docusaurus is told from what this project adds. */
export function buildOptions(argv: readonly string[]): BuildOptions {
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
