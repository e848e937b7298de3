import {parseNumber, parsePort} from '../command/parseNumber';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {chooseSteps, type Step} from './chooseSteps';
import {copySite} from './copySite';
import {takeStep, type Walk} from './takeStep';

/** Takes all steps and a final build, and reports how long each took. */
async function walkThrough(walk: Walk, steps: readonly Step[]): Promise<void> {
  const last: Step = {action: 'build', killAfter: 0};
  for (const step of [...steps, last]) {
    const began = performance.now();
    await takeStep(walk, step);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${walk.count}. ${step.action} (${seconds} s)`);
  }
}

/** Runs the project's commands in random order, in a copy of it. */
async function main(): Promise<void> {
  const {values} = readArguments({
    usage: 'npm run walk [-- --steps 20] [--seed 7] [--port 3111] [--whole]',
    flags: {
      steps: {type: 'string', default: '20'},
      seed: {type: 'string', default: String(Date.now() % 100_000)},
      port: {type: 'string', default: '3111'},
      whole: {type: 'boolean', default: false},
    },
  });
  const {seed, whole} = values;
  const steps = parseNumber('--steps', values.steps, {from: 0});
  const port = parsePort(values.port);
  console.log(`Walk of ${steps} steps: --seed ${seed}`);
  const {folder, remove} = await copySite(process.cwd(), whole);
  const walk = {folder, port, count: 0, fold: 'Spoiler'};
  try {
    await walkThrough(walk, chooseSteps(steps, seed));
    remove();
  } catch (error) {
    console.error(
      `[ERROR] walk: step ${walk.count}: ${(error as Error).message}\nThe copy stays in ${folder}.`,
    );
    process.exitCode = 1;
  }
}

void startCommand('walk', main);
