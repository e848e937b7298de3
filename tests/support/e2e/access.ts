import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ],
  resultTypes: ['violations'],
};

declare const axe: {run: (options: RunOptions) => Promise<AxeResults>};

/** Makes ready a page whose access is to be judged: nothing moves, and the judge is there. */
export async function prepareAccess(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after {transition: none; animation: none}',
  });
  await page.evaluate(axeSource);
}

/** Lists what keeps some readers out of a page as it stands now: rule and place. */
export async function accessFaults(page: Page): Promise<readonly string[]> {
  const {violations} = await page.evaluate(
    (runOptions) => axe.run(runOptions),
    options,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) =>
        `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
    ),
  );
}
