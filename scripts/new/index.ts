import {parseArgs} from 'node:util';
import {newKinds} from '../../world/newKinds';
import {nearest} from '../../src/shared/lib/nearest';
import type {NewKind} from '../../src/site/newKinds';
import {startCommand} from '../command/startCommand';
import {withTerminal, type Terminal} from './askAnswers';
import {makeNew} from './makeNew';
import type {Given} from './readAnswers';

const kinds: Readonly<Record<string, NewKind>> = newKinds;

function describeKinds(): string {
  return Object.entries(kinds)
    .map(([name, {summary}]) => `  npm run new -- ${name}   ${summary}`)
    .join('\n');
}

function findKind(name: string | undefined): NewKind {
  const kind =
    name !== undefined && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) {
    const close =
      name === undefined ? undefined : nearest(name, Object.keys(kinds));
    throw new Error(
      `Found ${name === undefined ? 'no kind' : `the kind "${name}"`}, expected one of these${close === undefined ? '' : `, perhaps "${close}"`}:\n${describeKinds()}`,
    );
  }
  return kind;
}

/** Reads flags, known or not, as answers by their names. */
function readFlags(
  {questions}: NewKind,
  args: readonly string[],
): {readonly given: Given; readonly acceptNames: boolean} {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {
      'accept-names': {type: 'boolean'},
      ...Object.fromEntries(
        questions.map(({name}) => [name, {type: 'string'} as const]),
      ),
    },
    allowPositionals: true,
    strict: false,
  });
  const names = ['accept-names', ...questions.map(({name}) => name)];
  const areKnown = Object.keys(values).every((name) => names.includes(name));
  if (positionals.length > 0 && areKnown) {
    throw new Error(
      `Found "${positionals.join(' ')}" without a flag, expected --name "answer" with quotes around it.`,
    );
  }
  const {'accept-names': acceptNames = false, ...given} = values;
  return {
    given: Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : undefined,
      ]),
    ),
    acceptNames: acceptNames === true,
  };
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  const kind = findKind(name);
  const {given, acceptNames} = readFlags(kind, args);
  const make = (terminal: Terminal | undefined) =>
    makeNew({kind, given, terminal, acceptNames});
  const {paths, next} = process.stdin.isTTY
    ? await withTerminal(make)
    : await make(undefined);
  console.log(
    ['Written:', ...paths.map((path) => `  ${path}`), ...next].join('\n'),
  );
}

void startCommand('new', () => main(process.argv.slice(2)));
