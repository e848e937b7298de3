import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

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

declare const axe: {
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
};

/** Makes ready a page whose access is to be judged: nothing moves, and the judge is there. */
export async function prepareAccess(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after {transition: none; animation: none}',
  });
  await page.evaluate(axeSource);
}

/**
 * Lists what keeps some readers out of a page as it stands now: rule and place.
 *
 * @param apart selector of what is not judged, where it is not the site's own.
 */
export async function accessFaults(
  page: Page,
  apart?: string,
): Promise<readonly string[]> {
  const {violations} = await page.evaluate(
    ({runOptions, exclude}) =>
      axe.run(
        exclude === undefined ? document : {exclude: [[exclude]]},
        runOptions,
      ),
    {runOptions: options, exclude: apart},
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) =>
        `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
    ),
  );
}
