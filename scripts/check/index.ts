import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import pMap from 'p-map';
import {readUnknownWords} from '../spelling/unknownWords';
import {describeLines} from '../spelling/wordLists';
import {listArgs} from './keptResults';
import {listChecks} from './listChecks';

/** Checks that run in parallel; more would only compete. */
const LANES = Math.min(availableParallelism(), 4);

const {values} = parseArgs({
  options: {all: {type: 'boolean', default: false}},
});

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Runs a check, prints its output when it has ended, and returns whether it passed. */
async function check(name: string): Promise<boolean> {
  const args = listArgs(name, values.all);
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
  const checks = listChecks(Object.keys(scripts), {
    isAll: values.all,
    isEngine: existsSync('starter'),
  });
  const outcomes = await pMap(checks, check, {concurrency: LANES});
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}

void main();
