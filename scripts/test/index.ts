import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {hasFeature} from '../../src/site/features';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {runScript, runStages} from './runStages';
import {reports, testStages} from './steps';
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

async function main(): Promise<void> {
  const {values} = readArguments({
    usage: 'npm test [-- --times]',
    flags: {times: {type: 'boolean', default: false}},
  });
  mkdirSync(dirname(reports.unit), {recursive: true});
  const stages = testStages({
    times: values.times,
    engine: existsSync('starter'),
    documents: hasFeature('documents'),
  });
  const {times, failed} = await runStages(stages, runScript, console.log);
  if (failed !== undefined) {
    console.error(`[ERROR] npm run ${failed} failed.`);
    process.exitCode = 1;
    return;
  }
  if (values.times) {
    printTimes(times);
  }
}

void startCommand('test', main);
