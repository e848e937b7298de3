import {expect, test} from '@playwright/test';
import {getBox} from '../../support/e2e/getBox';
import {open} from '../../support/e2e/reading';

const ACTIONS = '/combat-and-tactics/action-points.html';

test('the head of a table stays below the navbar, and follows it when it hides', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
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
