import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/support/e2e/reading';
import {openScreen} from '../../../../../tests/support/e2e/secondScreen';

test('players see in a window of their own what is shown to them, and nothing else', async ({
  page,
}) => {
  await open(page, '/combat-and-tactics/action-points.html');
  const screen = await openScreen(page);
  await page
    .getByRole('button', {name: 'Show players: Actions and their cost'})
    .click();
  const table = screen.getByRole('table', {name: 'Actions and their cost'});
  await expect(table).toContainText('Stride');
  await expect(screen.getByRole('navigation')).toHaveCount(0);
  await expect(screen.getByText('Action Points')).toHaveCount(0);
  await page.getByRole('button', {name: 'Stop showing'}).click();
  await expect(table).toHaveCount(0);
});
