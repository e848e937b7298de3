import {parseArgs} from 'node:util';
import {chooseSteps, type Step} from './chooseSteps';
import {copySite} from './copySite';
import {takeStep, type Walk} from './takeStep';

const {values} = parseArgs({
  options: {
    steps: {type: 'string', default: '20'},
    seed: {type: 'string', default: String(Date.now() % 100_000)},
    port: {type: 'string', default: '3111'},
    whole: {type: 'boolean', default: false},
  },
});

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
  const {steps, seed, port, whole} = values;
  console.log(`Walk of ${steps} steps: --seed ${seed}`);
  const {folder, remove} = await copySite(process.cwd(), whole);
  const walk = {folder, port: Number(port), count: 0, fold: 'Spoiler'};
  try {
    await walkThrough(walk, chooseSteps(Number(steps), seed));
    remove();
  } catch (error) {
    console.error(
      `[ERROR] walk: step ${walk.count}: ${(error as Error).message}\nThe copy stays in ${folder}.`,
    );
    process.exitCode = 1;
  }
}

void main();
