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

/** The parts of a page that are checked, as selectors; the whole page by default. */
type Judged = {
  /** Parts that are not checked because they are not the site's own. */
  readonly apart?: string;
  /** The only part that is checked, if another test covers the rest. */
  readonly within?: string;
  /** Whether text needs a contrast of 7:1 instead of 4.5:1. */
  readonly isStrict?: boolean;
  /** Whether only colors are checked, because a test of other colors checks the rest. */
  readonly isColorOnly?: boolean;
};

/** The rule that demands a contrast of 7:1. */
const STRICT = 'color-contrast-enhanced';

/** Lists the rules whose outcome depends on colors. */
function listColorRules(isStrict: boolean): string[] {
  return [
    'color-contrast',
    'link-in-text-block',
    ...(isStrict ? [STRICT] : []),
  ];
}

declare const axe: {
  configure: (spec: Spec) => void;
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
};

/** Prepares a page for accessibility checks: stops all motion and injects axe. */
export async function prepareAccess(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '*, ::before, ::after {transition: none !important; animation: none !important}',
  });
  await page.evaluate(axeSource);
  await page.evaluate((mark) => {
    axe.configure({
      // Without this, axe serializes each element for a report that nobody reads.
      noHtml: true,
      // Checking every text for contrast would take three times as long; texts that look alike have
      // the same contrast.
      rules: ['color-contrast', 'color-contrast-enhanced'].map((id) => ({
        id,
        selector: `[${mark}]`,
      })),
    });
  }, LOOK);
}

/** Lists the accessibility faults of a page in its present state: rule and element. */
export async function accessFaults(
  page: Page,
  {apart, within = 'html', isStrict = false, isColorOnly = false}: Judged = {},
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
        ...(isColorOnly && {
          runOnly: {type: 'rule' as const, values: listColorRules(isStrict)},
        }),
        rules: {[STRICT]: {enabled: isStrict}},
      },
      include: [[within]],
      exclude: apart === undefined ? [] : [[apart]],
    },
  );
}
