import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Lane, Stage, Step} from './steps';
import type {Timing} from './times';

/** Runs a step, and returns its exit code and its output, which is empty if it was passed through. */
export type RunStep = (
  step: Step,
  isAlone: boolean,
) => Promise<{readonly status: number; readonly output: string}>;

/** The outcome of all stages: how long each step took, and the first step that failed. */
export type Outcome = {
  readonly times: readonly Timing[];
  readonly failed?: string;
};

/** Runs a step as an npm script. Output is passed through only if no other step runs. */
export const runScript: RunStep = async ({name, args, env}, isAlone) => {
  const run = spawn('npm', ['run', '--silent', name, '--', ...args], {
    stdio: [
      'inherit',
      ...(['out', 'err'] as const).map(() => (isAlone ? 'inherit' : 'pipe')),
    ],
    env: {...process.env, ...env},
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const [status] = (await once(run, 'close')) as [number | null];
  return {status: status ?? 1, output};
};

/**
 * Runs stages one after another, and the lanes of each in parallel. After a failure no further
 * step begins.
 *
 * @param tell receives what is to be printed when a step begins and ends.
 */
export async function runStages(
  stages: readonly Stage[],
  runStep: RunStep,
  tell: (text: string) => void,
): Promise<Outcome> {
  const times: Timing[] = [];
  let failed: string | undefined;
  const runLane = async (lane: Lane, isAlone: boolean): Promise<void> => {
    for (const step of lane) {
      if (failed !== undefined) {
        return;
      }
      tell(`begins: ${step.name}`);
      const began = performance.now();
      const {status, output} = await runStep(step, isAlone);
      const seconds = (performance.now() - began) / 1000;
      times.push({name: step.name, seconds});
      if (status !== 0) {
        failed ??= step.name;
      }
      const result = status === 0 ? 'passed' : 'FAILED';
      tell(`${output}${result}: ${step.name} (${seconds.toFixed(1)} s)`);
    }
  };
  for (const stage of stages) {
    await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)));
  }
  return {times, ...(failed !== undefined && {failed})};
}
