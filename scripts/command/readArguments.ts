import {parseArgs, type ParseArgsConfig} from 'node:util';
import {nearest} from '../../src/shared/model/nearest';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** The arguments that a command accepts. */
export type ArgumentRules<Known extends Flags> = {
  /** Its usage, shown with every error: `npm run rename -- OLD NEW`. */
  readonly usage: string;
  /** Its flags by name, in the format of Node's `parseArgs`. */
  readonly flags?: Known;
  /** The minimum and maximum number of positional arguments; none by default. */
  readonly count?: readonly [fewest: number, most: number];
};

function parse<Known extends Flags>(args: readonly string[], flags: Known) {
  return parseArgs({args: [...args], options: flags, allowPositionals: true});
}

function findUnknownFlag(
  args: readonly string[],
  flags: Flags,
): string | undefined {
  const {tokens} = parseArgs({
    args: [...args],
    options: flags,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  return tokens
    .flatMap((token) => (token.kind === 'option' ? [token] : []))
    .find(({name}) => !Object.hasOwn(flags, name))?.rawName;
}

function refuseUnknownFlag(
  args: readonly string[],
  flags: Flags,
  usage: string,
): void {
  const unknown = findUnknownFlag(args, flags);
  if (unknown !== undefined) {
    const known = Object.keys(flags).map((name) => `--${name}`);
    const close = nearest(unknown, known);
    throw new Error(
      `found the flag "${unknown}"${close === undefined ? '' : ` (did you mean "${close}"?)`}, expected ${usage}`,
    );
  }
}

/** Parses arguments with known flags, one of which may lack its value. */
function parseKnown<Known extends Flags>(
  args: readonly string[],
  flags: Known,
  usage: string,
) {
  try {
    return parse(args, flags);
  } catch (error) {
    const [fault = ''] = (error as Error).message.split(/\n|\. /, 1);
    throw new Error(`${fault}: expected ${usage}`, {cause: error});
  }
}

function describeNames(names: readonly string[]): string {
  return names.length === 0
    ? 'nothing'
    : names.map((name) => `"${name}"`).join(', ');
}

/**
 * Reads the arguments of a command, with the same errors for all commands.
 *
 * @param args by default those of this process.
 * @throws Error in one line if a flag is unknown or lacks its value, or if there are too few or too
 * many arguments.
 */
export function readArguments<Known extends Flags = Flags>(
  {usage, flags, count: [fewest, most] = [0, 0]}: ArgumentRules<Known>,
  args: readonly string[] = process.argv.slice(2),
) {
  const known = flags ?? ({} as Known);
  refuseUnknownFlag(args, known, usage);
  const {values, positionals} = parseKnown(args, known, usage);
  if (positionals.length < fewest || positionals.length > most) {
    throw new Error(`found ${describeNames(positionals)}, expected ${usage}`);
  }
  return {values, positionals};
}
