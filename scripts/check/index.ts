import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import pMap from 'p-map';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';

/** The number of parallel checks; more would only compete for processors. */
const LANES = 2;

/** A check of files, which may keep the results of unchanged files. */
type Check = {
  readonly name: string;
  readonly command: string;
  readonly isCached: boolean;
  /** How to fix what it finds. */
  readonly hint?: string;
};

/** The checks that take less than a minute. */
const quick: readonly Check[] = [
  {
    name: 'types',
    command: 'oxlint --type-aware --type-check --deny-warnings',
    isCached: false,
  },
  {name: 'lint', command: 'eslint . --max-warnings 0', isCached: true},
  {
    name: 'style',
    command:
      'stylelint "src/**/*.css" "world/*.css" "world/documents/*.css" "plugins/**/*.css"',
    isCached: true,
  },
  {name: 'format', command: 'prettier --check .', isCached: true},
];

/** The checks that take longer. */
const slow: readonly Check[] = [
  {
    name: 'spelling',
    command: 'cspell --no-progress --quiet',
    isCached: true,
    hint: 'Is a word or name correct? Add it to world-words.txt, or to site-words.txt if it is from the code, or to tests/words.txt if it is from the tests.\n',
  },
  {name: 'markdown', command: 'markdownlint-cli2', isCached: false},
  {name: 'unused', command: 'knip', isCached: false},
];

/**
 * Returns the arguments that make a check skip unchanged files; continuous integration checks all
 * files.
 */
function cacheArguments({name, isCached}: Check): string {
  return isCached && process.env['CI'] === undefined
    ? ` --cache --cache-strategy=content --cache-location=node_modules/.cache/check/${name}`
    : '';
}

async function run(check: Check): Promise<boolean> {
  const child = spawn(`npx ${check.command}${cacheArguments(check)}`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  console.log(
    status === 0
      ? `passed: ${check.name}`
      : `FAILED: ${check.name}\n${out}${error}${check.hint ?? ''}`,
  );
  return status === 0;
}

async function main(): Promise<void> {
  const {values} = readArguments({
    usage: 'npm run check [-- --all]',
    flags: {
      all: {type: 'boolean', default: false},
      rest: {type: 'boolean', default: false},
    },
  });
  const checks = [
    ...(values.rest ? [] : quick),
    ...(values.all || values.rest ? slow : []),
  ];
  const passed = await pMap(checks, run, {concurrency: LANES});
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

void startCommand('check', main);
