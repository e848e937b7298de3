import {parseArgs} from 'node:util';

/** Parsed options of a build. */
export type BuildOptions = {
  /** Arguments for Docusaurus. */
  readonly args: readonly string[];
  /** The output folder. */
  readonly folder: string;
  /** The only language to build, if one is named. */
  readonly locale: string | undefined;
  /** The arguments for a build of another language: without output folder and language. */
  readonly shared: readonly string[];
  /** Whether a lock that protects nothing fails the build. */
  readonly strict: boolean;
};

/** Separates the arguments for Docusaurus from this project's own options. */
export function parseBuildOptions(argv: readonly string[]): BuildOptions {
  const {values, tokens} = parseArgs({
    args: [...argv],
    strict: false,
    options: {
      'out-dir': {type: 'string', default: 'build'},
      locale: {type: 'string'},
    },
    tokens: true,
  });
  const own = tokens.flatMap((token) =>
    token.kind === 'option' && ['out-dir', 'locale'].includes(token.name)
      ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
      : [],
  );
  return {
    args: argv.filter((arg) => arg !== '--strict'),
    folder: String(values['out-dir']),
    locale: values.locale === undefined ? undefined : String(values.locale),
    shared: argv.filter((_, index) => !own.includes(index)),
    strict: argv.includes('--strict'),
  };
}
