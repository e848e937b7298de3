import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {open} from '../../support/e2e/reading';
import {findBar, openScreen} from '../../support/e2e/secondScreen';
import {
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';

test('a reloaded page still tells what players see, until it stops showing (T8)', async ({
  page,
}) => {
  await open(page, '/combat-and-tactics/action-points.html');
  const screen = await openScreen(page);
  await page.getByRole('button', {name: /^Show to the table: Act/}).click();
  const told = 'Players see: Actions and their cost';
  await expect(findBar(page)).toContainText(told);
  await page.reload();
  await hydrated(page);
  await expect(findBar(page)).toContainText(told);
  await findBar(page).getByRole('button', {name: 'Stop showing'}).click();
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'At the table'})).toBeVisible();
  await expect(findBar(page)).toHaveCount(0);
});

test('players see a fight go on after the page of the tracker was reloaded (T8)', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await tracker.getByRole('button', {name: 'Show to the table'}).click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    findBar(page).getByRole('button', {name: 'Open the window'}).click(),
  ]);
  const acting = screen.locator('[aria-current=true]');
  const first = await acting.innerText();
  await page.reload();
  await hydrated(page);
  await expect(findBar(page)).toContainText('Players see: the order');
  await openTracker(page);
  await tracker.getByRole('button', {name: 'Next turn'}).click();
  await expect(acting).not.toHaveText(first);
});
