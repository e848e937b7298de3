import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {openForget} from '../../support/e2e/forget';
import {LOCKED, isOpen, isShut, unlock} from '../../support/e2e/gate';
import {openEncounter} from '../../support/e2e/tracker';

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

test('everything is listed, saved as files if readers wish, and forgotten, in other tabs too', async ({
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
  const fold = await openForget(page);
  for (const part of [
    'Pinboards, with their pins',
    'Fights and saved fighters',
    'Your spellbook',
    'Settings',
  ]) {
    await expect(fold).toContainText(part);
  }
  await expect(fold).not.toContainText('Recent searches');
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);

  const [desk] = await Promise.all([
    page.waitForEvent(
      'download',
      (file) => file.suggestedFilename() === 'pinboard.json',
    ),
    fold.getByRole('button', {name: /^Save your work/}).click(),
  ]);
  expect(desk.suggestedFilename()).toBe('pinboard.json');

  const reloaded = other.waitForEvent('load');
  await fold.getByRole('button', {name: 'Delete saved data'}).click();
  await expect(fold).toContainText('Deleted, including in other tabs');
  await reloaded;
  expect(await readKept(other)).toEqual([]);
  expect(await other.evaluate(() => localStorage.getItem('cart'))).toBe(
    'of another site',
  );
  await page.reload();
  await openForget(page);
  await expect(fold).toContainText('Nothing is saved in this browser');
  await expect(fold.getByRole('button')).toHaveCount(0);
});

test('the key of a visit that another tab has unlocked is listed, and forgotten', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(LOCKED.path);
  await unlock(other);
  await isOpen(other);
  await page.bringToFront();
  const fold = await openForget(page);
  await expect(fold).toContainText('Remembered passwords');
  await fold.getByRole('button', {name: 'Delete saved data'}).click();
  await expect(fold).toContainText('Deleted, including in other tabs');
  for (const tab of [page, other]) {
    await expect.poll(() => readKept(tab)).toEqual([]);
  }
  await isShut(other);
});
