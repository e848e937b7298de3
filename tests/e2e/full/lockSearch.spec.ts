import {expect, test, type Page} from '@playwright/test';
import {LOCKED, getGate, isOpen, isShut, unlock} from '../../support/e2e/gate';
import {findPalette} from '../../support/e2e/palette';
import {sites} from '../../support/e2e/sites';
import {unlocked} from '../../support/e2e/unlock';
import {hydrated, watch} from '../../support/e2e/watch';

/** Words of a locked page, and the page and section that hold them. */
const QUERY = 'one evening of four hours';
const FOUND = `${LOCKED.path}#session-planner`;

const results = (page: Page) => page.locator('.searchResults a');

const found = (page: Page) =>
  page.locator('.searchResults a[href^="/reference/"]');

async function search(page: Page, query: string): Promise<void> {
  await page.goto(`/search.html?q=${encodeURIComponent(query)}`);
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText(/answer/);
}

/** Returns everything that the browser stores for the site. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [localStorage, sessionStorage].flatMap((storage) =>
      Object.values(storage).map(String),
    );
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        parts.push(request.url, (await answer?.text()) ?? '');
      }
    }
    for (const {name} of await indexedDB.databases()) {
      parts.push(name ?? '');
    }
    return parts.join('\n');
  });
}

test('search finds nothing on locked pages before they are opened (G4)', async ({
  page,
}) => {
  await search(page, QUERY);
  await expect(results(page).filter({hasText: LOCKED.heading})).toHaveCount(0);
  await search(page, LOCKED.heading);
  await expect(results(page)).not.toHaveCount(0);
  await expect(found(page)).toHaveCount(0);
});

test('the palette finds titles, headings and text of unlocked pages, until they are locked again (G4)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.goto(LOCKED.path);
  await unlock(page);
  await isOpen(page);
  await page.keyboard.press('Control+k');
  const {dialog, field, options} = findPalette(page);
  await field.fill(QUERY);
  const hit = options.filter({hasText: LOCKED.heading});
  await expect(hit.first()).toBeVisible();
  // A page that has not been shown yet is found too.
  await field.fill('Examples!');
  await expect(options.filter({hasText: 'Examples!'}).first()).toBeVisible();
  expect(await kept(page)).not.toContain(LOCKED.heading);
  await page.keyboard.press('Escape');

  await page.getByRole('button', {name: 'Lock this section'}).click();
  await isShut(page);
  await page.keyboard.press('Control+k');
  await field.fill(QUERY);
  await expect(dialog).toContainText(/answer/);
  await expect(hit).toHaveCount(0);
  expect(complaints.messages).toEqual([]);
});

test('the results page finds them for remembered readers, until another tab is locked (G3, G4)', async ({
  context,
  page,
}) => {
  await unlocked(page);
  await search(page, LOCKED.heading);
  await expect(
    found(page).and(page.locator(`[href="${FOUND}"]`)),
  ).toBeVisible();
  expect(await kept(page)).not.toContain(LOCKED.heading);

  const other = await context.newPage();
  await other.goto(LOCKED.path);
  await isOpen(other);
  await other.getByRole('button', {name: 'Lock this section'}).click();
  await expect(getGate(other).field).toBeVisible();
  await expect(found(page)).toHaveCount(0);
  expect(await page.content()).not.toContain(LOCKED.words);
});
