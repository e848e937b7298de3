import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions, Spec} from 'axe-core';
import {LOOK, markLooks} from './looks';

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
  reporter: 'no-passes',
};

/** What of a page is judged, by selectors; all of it where nothing is said. */
type Judged = {
  /** What is not judged, where it is not the site's own. */
  readonly apart?: string;
  /** The part that alone is judged, where the rest is as another test has it. */
  readonly within?: string;
  /** Whether words owe 7:1 to what they stand on, in the place of 4.5:1. */
  readonly isStrict?: boolean;
};

declare const axe: {
  configure: (spec: Spec) => void;
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
};

/** Makes ready a page whose access is to be judged: nothing moves, and the judge is there. */
export async function prepareAccess(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after {transition: none; animation: none}',
  });
  await page.evaluate(axeSource);
  await page.evaluate((mark) => {
    axe.configure({
      // The markup of each element is written out for reports that nobody reads.
      noHtml: true,
      // Two thirds of the time would go by with texts that look like others.
      rules: ['color-contrast', 'color-contrast-enhanced'].map((id) => ({
        id,
        selector: `[${mark}]`,
      })),
    });
  }, LOOK);
}

/** Lists what keeps some readers out of a page as it stands now: rule and place. */
export async function accessFaults(
  page: Page,
  {apart, within = 'html', isStrict = false}: Judged = {},
): Promise<readonly string[]> {
  await page.evaluate(markLooks, {within, apart, mark: LOOK});
  return page.evaluate(
    async ({runOptions, include, exclude}) => {
      const {violations} = await axe.run({include, exclude}, runOptions);
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, any, all, none}) =>
          [
            `${id}:`,
            ...target,
            ...[...any, ...all, ...none].map(({message}) => message),
          ].join(' '),
        ),
      );
    },
    {
      runOptions: {
        ...options,
        rules: {'color-contrast-enhanced': {enabled: isStrict}},
      },
      include: [[within]],
      exclude: apart === undefined ? [] : [[apart]],
    },
  );
}
