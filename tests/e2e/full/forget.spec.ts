import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';
import {hydrated} from '../../support/e2e/watch';

function findDialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Forget everything'});
}

/** Everything that the browser keeps, but for what belongs to another site of the host. */
function readKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...databases.map(({name}) => `database ${name}`),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ].filter((name) => !['cart', 'face', 'database of-others'].includes(name));
  });
}

test('everything is listed, and forgotten with consent alone, in other tabs too', async ({
  page,
  context,
}) => {
  await openWithPins(page, '/combat-and-tactics/armor-and-defense.html');
  await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
  await expect(findPins(page)).toHaveCount(1);
  const other = await context.newPage();
  await openEncounter(other);
  await other.evaluate(() => {
    localStorage.setItem('cart', 'of another site');
    localStorage.setItem('spellbook', '["light"]');
    sessionStorage.setItem('sidebar-away', 'yes');
    indexedDB.open('of-others', 1);
  });
  await page.bringToFront();
  const forget = findDesk(page).getByRole('button', {
    name: 'Forget everything',
  });
  await forget.click();
  const dialog = findDialog(page);
  for (const part of [
    'Desks, with their pins',
    'Fights of the tracker',
    'The spellbook',
    'Settings',
  ]) {
    await expect(dialog).toContainText(part);
  }
  await expect(dialog).not.toContainText('Recent searches');
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(findCards(other)).toHaveCount(6);

  await forget.click();
  const reloaded = other.waitForEvent('load');
  await dialog.getByRole('button', {name: 'Forget everything'}).click();
  await expect(dialog).toContainText('Everything is forgotten');
  await reloaded;
  expect(await readKept(other)).toEqual([]);
  expect(await other.evaluate(() => localStorage.getItem('cart'))).toBe(
    'of another site',
  );
  await dialog.getByRole('button', {name: 'Reload the page'}).click();
  await hydrated(page);
  await expect(page.locator('.deskPin')).toHaveCount(0);
  await openTracker(page);
  await expect(findTracker(page)).toContainText('Nobody is here yet');

  await findTracker(page)
    .getByRole('button', {name: 'Forget everything'})
    .click();
  await expect(dialog).toContainText('keeps nothing of this site');
  await expect(
    dialog.getByRole('button', {name: 'Forget everything'}),
  ).toHaveCount(0);
});
