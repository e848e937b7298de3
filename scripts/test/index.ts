import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {parseArgs} from 'node:util';
import {hasFeature} from '../../src/site/features';
import {reports, testSteps, type Step} from './steps';
import {
  browserTimings,
  slowest,
  timingLines,
  unitTimings,
  type BrowserSuite,
  type Timing,
  type UnitReport,
} from './times';

/** Number of slow files to list. */
const TOLD = 15;

const {values} = parseArgs({
  options: {times: {type: 'boolean', default: false}},
});

/** Runs a step of the tests, with its output passed through. */
function run({name, args, env}: Step): number {
  const {status} = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  return status ?? 1;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function printResult(title: string, timings: readonly Timing[]): void {
  console.log([title, ...timingLines(timings), ''].join('\n'));
}

/** Prints durations: of each step, and of the slowest test files. */
function printTimes(steps: readonly Timing[]): void {
  printResult('Parts of the tests:', steps);
  const unit = unitTimings(readJson(reports.unit) as UnitReport).map(
    ({name, seconds}) => ({name: relative(process.cwd(), name), seconds}),
  );
  printResult('Slowest unit tests:', slowest(unit, TOLD));
  const {suites} = readJson(reports.browser) as {
    readonly suites: readonly BrowserSuite[];
  };
  printResult('Slowest browser tests:', slowest(browserTimings(suites), TOLD));
}

function main(): void {
  const times: Timing[] = [];
  mkdirSync(dirname(reports.unit), {recursive: true});
  for (const step of testSteps({
    times: values.times,
    engine: existsSync('starter'),
    documents: hasFeature('documents'),
  })) {
    const began = performance.now();
    const status = run(step);
    times.push({
      name: step.name,
      seconds: (performance.now() - began) / 1000,
    });
    if (status !== 0) {
      console.error(`[ERROR] npm run ${step.name} failed.`);
      process.exitCode = status;
      return;
    }
  }
  if (values.times) {
    printTimes(times);
  }
}

main();
