import {expect, test} from '@playwright/test';
import {findCards, openWithPins} from '../../../../../tests/support/e2e/desk';
import {hydrated} from '../../../../../tests/support/e2e/watch';

test('a row of a table is pinned with one press, and is a card with its figures', async ({
  page,
}) => {
  await openWithPins(page, '/combat-and-tactics/armor-and-defense.html');
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await expect(findCards(page)).toContainText('Weight (lb)28');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', {name: 'At the table'}).click();
  await page.getByRole('button', {name: 'Pinboard', exact: true}).click();
  await expect(findCards(page)).toContainText('Weight (lb)28');
});
