import {expect, test, type Page} from '@playwright/test';
import {pageAddress} from '../../../src/shared/lib/pageAddress';
import {listEntryPages} from '../../../src/features/navigation/lib/sidebar';
import sidebars from '../../../sidebars';

/** Follows the links to the next or previous page to the end. */
async function walk(
  page: Page,
  path: string,
  side: 'next' | 'prev',
): Promise<readonly string[]> {
  await page.goto(path);
  const link = page.locator(`a.pagination-nav__link--${side}`);
  const [href] = await link.evaluateAll((links) =>
    links.map((each) => each.getAttribute('href')),
  );
  return typeof href !== 'string'
    ? [path]
    : [path, ...(await walk(page, href, side))];
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const area of [
    'campaign-reference',
    'return-of-the-gatewatcher',
    'magic-science',
  ] as const) {
    test(`previous and next lead through all of ${area}, into and out of groups (L10, L11)`, async ({
      page,
    }) => {
      const declared = sidebars[area]
        .flatMap(listEntryPages)
        .map((id) => `/${area}${pageAddress(`${id}.md`)}`);
      const walked = await walk(page, declared.at(0) ?? '', 'next');
      // Pages that the list leaves out come after the others.
      expect(walked.slice(0, declared.length)).toEqual(declared);
      expect(await walk(page, walked.at(-1) ?? '', 'prev')).toEqual(
        walked.toReversed(),
      );
    });
  }
});
