import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {RuleKernel} from '../rules/kernel';
import {runAllFoes, type FoeTrial} from './report';

/** The fights of each party with each foe that the test plays again, the first of the full run. */
export const SAMPLE = 60;

/** The fights won against a foe, by each of the three parties. */
type KeptFoe = {
  readonly won: readonly number[];
  /** Those of the sample among them. */
  readonly sample: readonly number[];
};

/** The result of the last full run, which a test compares with a sample. */
export type KeptTrials = {
  /** The number of fights of each party with each foe. */
  readonly fights: number;
  readonly foes: Readonly<Record<string, KeptFoe>>;
};

/** The file with the kept result. */
export const keptFile = join(__dirname, 'keptTrials.json');

/**
 * Reads the kept result.
 *
 * @throws Error if there is none.
 */
export function readKeptTrials(): KeptTrials {
  return JSON.parse(readFileSync(keptFile, 'utf8')) as KeptTrials;
}

function listWon({trials}: FoeTrial): readonly number[] {
  return trials.map(({won}) => won);
}

/** Selects from a full run what is kept, and plays the sample. */
export function summarizeTrials(
  rules: RuleKernel,
  tried: readonly FoeTrial[],
): KeptTrials {
  const sample = new Map(
    runAllFoes(rules, SAMPLE).map((each) => [each.foe.name, listWon(each)]),
  );
  return {
    fights: tried[0]?.trials[0]?.fights ?? 0,
    foes: Object.fromEntries(
      tried.map((each) => [
        each.foe.name,
        {won: listWon(each), sample: sample.get(each.foe.name) ?? []},
      ]),
    ),
  };
}

/** Formats the kept result as JSON, with one foe a line. */
export function formatKeptTrials({fights, foes}: KeptTrials): string {
  const lines = Object.entries(foes).map(
    ([name, {won, sample}]) =>
      `    ${JSON.stringify(name)}: {"won": [${won.join(', ')}], "sample": [${sample.join(', ')}]}`,
  );
  return `{\n  "fights": ${fights},\n  "foes": {\n${lines.join(',\n')}\n  }\n}\n`;
}
