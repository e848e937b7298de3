import {expect, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {hydrated} from '../../support/e2e/watch';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {countWorkers, keep, openKeep, test} from '../../support/e2e/keep';
import {findPalette} from '../../support/e2e/palette';
import {
  BARROW,
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';

test.setTimeout(120_000);

const ARMOR = '/combat-and-tactics/armor-and-defense.html';

function findDialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Forget everything'});
}

async function openForget(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const {field, active} = findPalette(page);
  await field.fill('forget');
  await expect(active).toContainText('Forget everything');
  await page.keyboard.press('Enter');
  await expect(findDialog(page)).toBeVisible();
}

/** Everything that the browser keeps, but for what belongs to another site of the host. */
function readKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...databases.map(({name}) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ].filter((name) => !['cart', 'face', 'database of-others'].includes(name));
  });
}

test('everything is listed, asked for once, and forgotten, in other tabs too (T12)', async ({
  page,
  context,
}) => {
  await openWithPins(page, ARMOR);
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
  await findDesk(page).getByRole('button', {name: 'Forget everything'}).click();
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
  await expect(findCards(page)).toHaveCount(0);
});

test('nothing is forgotten without consent (T12)', async ({page}) => {
  await openEncounter(page);
  await page.keyboard.press('Escape');
  await openForget(page);
  await expect(findDialog(page)).toContainText('Fights of the tracker');
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await openTracker(page);
  await expect(findCards(page)).toHaveCount(6);
});

test('where nothing is kept there is nothing to forget (T12)', async ({
  page,
}) => {
  await page.goto('/keep.html');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.getByRole('button', {name: 'Forget everything'}).click();
  const dialog = findDialog(page);
  await expect(dialog).toContainText('keeps nothing of this site');
  await expect(
    dialog.getByRole('button', {name: 'Forget everything'}),
  ).toHaveCount(0);
});

test('kept packs are forgotten with their service worker, and what is unlocked (T12)', async ({
  page,
}) => {
  await openKeep(page);
  await keep(page, 'pages');
  expect(await countWorkers(page)).toBe(1);
  await page.evaluate(() => {
    localStorage.setItem('docs-lock-pin:/', '{}');
  });
  await page.getByRole('button', {name: 'Forget everything'}).click();
  const dialog = findDialog(page);
  await expect(dialog).toContainText('Packs for reading');
  await expect(dialog).toContainText('Remembered passwords');
  await dialog.getByRole('button', {name: 'Forget everything'}).click();
  await expect(dialog).toContainText('Everything is forgotten', {
    timeout: 20_000,
  });
  expect(await readKept(page)).toEqual([]);
  expect(await countWorkers(page)).toBe(0);
});

for (const width of [390, 1440]) {
  test(`the dialog is accessible at ${width} pixels (T12)`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto(BARROW);
    await hydrated(page);
    await page.evaluate(() => {
      localStorage.setItem('spellbook', '["light"]');
    });
    await openForget(page);
    await expect(findDialog(page)).toContainText('The spellbook');
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
  });
}
