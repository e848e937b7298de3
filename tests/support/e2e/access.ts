import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const all: RunOptions = {
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

/** The rules of those whose answer depends on colors, and on how much room there is. */
const looks: RunOptions = {
  ...all,
  runOnly: {
    type: 'rule',
    values: [
      'color-contrast',
      'link-in-text-block',
      'scrollable-region-focusable',
      'target-size',
    ],
  },
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

/** What of a page is judged, by selectors. */
export type Judged = {
  /** The one part that is judged; else all of the page is. */
  readonly within?: string;
  /** What is not judged, where it is not the site's own. */
  readonly apart?: string;
  /** Whether only the looks are judged, where all was judged in another view; else all is. */
  readonly looksOnly?: boolean;
};

/** Lists what keeps some readers out of a page as it stands now: rule and place. */
export async function accessFaults(
  page: Page,
  {within, apart, looksOnly}: Judged = {},
): Promise<readonly string[]> {
  const {violations} = await page.evaluate(
    ({runOptions, include, exclude}) =>
      axe.run({include: [[include]], exclude}, runOptions),
    {
      runOptions: looksOnly ? looks : all,
      include: within ?? 'html',
      exclude: apart === undefined ? [] : [[apart]],
    },
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) =>
        `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
    ),
  );
}
