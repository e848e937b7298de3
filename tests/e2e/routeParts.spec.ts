import {expect, test, type Page} from '@playwright/test';
import {open, scripts} from '../support/e2e/reading';

/** Two pages beside one another, which only their area leads to. */
const TAGGED = '/magic-science/tags/trade.html';
const NEIGHBOR = '/magic-science/tags/travel.html';

/** The text of each script that a page names, in order. */
async function namedScripts(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator('meta[name="script"]')
    .evaluateAll((elements) =>
      elements.map((meta) => meta.getAttribute('content') ?? ''),
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

test('the first page of an area brings a list of its others; home brings none (R14)', async ({
  page,
}) => {
  await page.goto('/magic-science/');
  const [, , list = ''] = await namedScripts(page);
  expect(list.includes(`"${TAGGED}"`)).toBe(true);
  await page.goto('/');
  expect(await namedScripts(page)).toHaveLength(2);
});

test('a page that comes by a link brings the list of those below it (R14)', async ({
  page,
}) => {
  await open(page, '/');
  const asked = scripts(page);
  await page.locator('main a[href="/magic-science/"]').first().hover();
  await expect
    .poll(async () =>
      Promise.all(
        asked.map(async (address) => {
          const text = await (await page.request.get(address)).text();
          return text.includes(`"${TAGGED}"`);
        }),
      ),
    )
    .toContain(true);
});
