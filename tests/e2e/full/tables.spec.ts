import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {openAreas} from '../../../src/site/contentAreas';
import {getBox} from '../../support/e2e/getBox';
import {pagePaths} from '../../support/e2e/pages';
import {open} from '../../support/e2e/reading';
import {tableFaults} from '../../support/e2e/tableFaults';

const PHONE = {width: 390, height: 844};
const LAPTOP = {width: 1024, height: 768};
const DESK = {width: 1440, height: 900};

const ACTIONS = '/combat-and-tactics/action-points.html';

/** Whether a page has a table in its text, as built. */
function hasTable(path: string): boolean {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return readFileSync(`build${file}`, 'utf8').includes('<table');
}

const withTables = pagePaths.filter(
  (path) =>
    openAreas.some(({id}) => path.startsWith(`/${id}/`)) && hasTable(path),
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('on every page tables fit, their rows begin with a name, and no cell has one word per line', async ({
    page,
  }) => {
    test.slow();
    expect(withTables.length).toBeGreaterThan(50);
    for (const path of withTables) {
      await page.goto(path);
      for (const viewport of [PHONE, LAPTOP]) {
        await page.setViewportSize(viewport);
        expect
          .soft(await tableFaults(page), `${path} at ${viewport.width}`)
          .toEqual([]);
      }
    }
  });
});

test('the head of a table stays below the navbar, and follows it when it hides', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await open(page, ACTIONS);
  const table = page.getByRole('table', {name: 'Actions and their cost'});
  const head = table.locator('thead th').first();
  const scrollTo = (top: number): Promise<void> =>
    page.evaluate((place) => {
      window.scrollTo({top: place, behavior: 'instant'});
    }, top);
  const row = await getBox(table.locator('tbody tr').nth(6));
  await scrollTo(row.y - 200);
  await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
  await expect.poll(async () => (await getBox(head)).y).toBe(0);
  await scrollTo(row.y - 210);
  await expect.poll(async () => (await getBox(head)).y).toBeCloseTo(60, 0);
});
