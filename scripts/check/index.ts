import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import pMap from 'p-map';
import {wordsFor} from './keptResults';

/** How many checks run at once: more would only wait for one another. */
const LANES = Math.min(availableParallelism(), 4);

const {values} = parseArgs({
  options: {all: {type: 'boolean', default: false}},
});

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/**
 * The check of one page is for authors, and asks for its path. What is unused is asked where
 * the engine is made, which has a starter: a world need not use all of it.
 */
const leftOut = [
  'check:page',
  ...(existsSync('starter') ? [] : ['check:unused']),
];

/** Runs one check, says what it said once it has ended, and tells whether all is well. */
async function check(name: string): Promise<boolean> {
  const words = wordsFor(name, values.all);
  const run = spawn('npm', ['run', '--silent', name, '--', ...words]);
  let said = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  const [status] = (await once(run, 'close')) as [number | null];
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}\n${said}`);
  return status === 0;
}

async function main(): Promise<void> {
  const checks = Object.keys(scripts).filter(
    (name) => name.startsWith('check:') && !leftOut.includes(name),
  );
  const outcomes = await pMap(checks, check, {concurrency: LANES});
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}

void main();
