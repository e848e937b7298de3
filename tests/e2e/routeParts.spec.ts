import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/e2e/reading';

/** Two pages beside one another, which only their area leads to. */
const TAGGED = '/magic-science/tags/trade.html';
const NEIGHBOR = '/magic-science/tags/travel.html';

/** The text of each script that a page names, in order. */
async function namedScripts(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator('meta[name="script"]')
    .evaluateAll((metas) =>
      metas.map((meta) => meta.getAttribute('content') ?? ''),
    );
  return Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  );
}

test('a page brings the list of pages around it, and that is no part of the application (R14)', async ({
  page,
}) => {
  await page.goto(TAGGED);
  const naming = (await namedScripts(page)).map((text) => ({
    page: text.includes(`"${TAGGED}"`),
    neighbor: text.includes(`"${NEIGHBOR}"`),
  }));
  const none = {page: false, neighbor: false};
  expect(naming).toEqual([none, none, {page: true, neighbor: true}]);
});

test('the first page of an area needs no list (R14)', async ({page}) => {
  await page.goto('/prime-almanac/');
  expect(await namedScripts(page)).toHaveLength(2);
  await open(page, '/prime-almanac/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
