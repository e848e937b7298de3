import {expect, test} from '@playwright/test';
import {findDesk, openWithPins} from '../../support/e2e/desk';

const ARMOR = '/combat-and-tactics/armor-and-defense.html';

test('what the desk tells goes with the next message, and once the desk is another (T4)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openWithPins(page, ARMOR);
  const desk = findDesk(page);
  await desk.getByRole('button', {name: 'Pin this page'}).click();
  const copied = desk.getByText(/^Copied/);
  const copy = desk.getByRole('button', {name: 'Copy link'});
  await copy.click();
  await expect(copied).toBeVisible();
  await desk.locator('input[type=file]').setInputFiles({
    name: 'desk.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(desk.getByText(/Nothing was changed/)).toBeVisible();
  await expect(copied).toHaveCount(0);

  await copy.click();
  await expect(copied).toBeVisible();
  await expect(desk.getByText(/Nothing was changed/)).toHaveCount(0);
  await page.locator('#armor-mail-shirt').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await expect(page.getByText('Pinned: Mail shirt')).toBeVisible();
  await expect(copied).toHaveCount(0);
});
