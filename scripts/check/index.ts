import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import pMap from 'p-map';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {readUnknownWords} from '../spelling/unknownWords';
import {describeLines} from '../spelling/wordLists';
import {listArgs} from './keptResults';
import {listChecks} from './listChecks';

/** Checks that run in parallel; more would only compete. */
const LANES = Math.min(availableParallelism(), 4);

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Runs a check, prints its output when it has ended, and returns whether it passed. */
async function check(name: string, isAll: boolean): Promise<boolean> {
  const args = listArgs(name, isAll);
  const run = spawn('npm', ['run', '--silent', name, '--', ...args]);
  let output = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const [status] = (await once(run, 'close')) as [number | null];
  const hint =
    name === 'check:spelling' ? describeLines(readUnknownWords(output)) : '';
  console.log(
    `${status === 0 ? 'passed' : 'FAILED'}: ${name}\n${output}${hint}`,
  );
  return status === 0;
}

async function main(): Promise<void> {
  const {values} = readArguments({
    usage: 'npm run check [-- --all]',
    flags: {all: {type: 'boolean', default: false}},
  });
  const checks = listChecks(Object.keys(scripts), existsSync('starter'));
  const outcomes = await pMap(checks, (name) => check(name, values.all), {
    concurrency: LANES,
  });
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}

void startCommand('check', main);
