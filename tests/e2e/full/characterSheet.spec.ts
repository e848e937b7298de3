import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {
  findNumber,
  findSheet,
  levelUp,
  openSheet,
} from '../../support/e2e/sheet';
import {findCards} from '../../support/e2e/tracker';

test('a character is made along the guide, with every number reckoned (T7)', async ({
  page,
}) => {
  await openSheet(page);
  const sheet = findSheet(page);
  await expect(sheet).toContainText('There is no character yet');
  await sheet.getByRole('button', {name: 'New character'}).click();
  await sheet.getByRole('button', {name: 'Take the quick row'}).click();
  await expect(sheet.getByLabel('Strength', {exact: true})).toHaveValue('16');
  await sheet.getByLabel('People').selectOption('Orc');
  await sheet.getByLabel('Class', {exact: true}).selectOption('Wizard');
  await sheet.getByLabel('Intelligence', {exact: true}).fill('8');
  await sheet.getByLabel('Intelligence', {exact: true}).blur();
  await expect(sheet.getByRole('status').first()).toBeAttached();
  await expect(sheet.locator('.sheetForbidden')).toContainText(
    'A Wizard needs Intelligence 11.',
  );
  await sheet.getByLabel('Armor').selectOption('Leather');
  await expect(sheet.locator('.sheetForbidden')).toContainText(
    'A Wizard casts nothing in armor above Soak 0.',
  );
  await sheet.getByLabel('Class', {exact: true}).selectOption('Fighter');
  await expect(sheet.locator('.sheetForbidden')).not.toContainText(
    'A Wizard needs',
  );
  await expect(sheet).toContainText('60 marks are missing');
  await sheet.getByLabel(/^All coins/).fill('200');
  await sheet.getByLabel(/^All coins/).blur();
  await expect(findNumber(page, 'Coins left (marks)')).toHaveText('140');
  await sheet.getByLabel('Add: weapons').selectOption('Mace');
  await sheet.getByLabel('Add: weapons').press('Tab');
  await page.keyboard.press('Enter');
  const hit = sheet.locator('li').filter({hasText: 'Mace: to hit'});
  await expect(hit).toContainText('1 Base attack bonus + ');
  await expect(hit.getByRole('link', {name: 'Rule: bab table'})).toBeVisible();
  await sheet.getByLabel('Name', {exact: true}).fill('Uzga');
  await page.reload();
  await hydrated(page);
  await expect(sheet.getByLabel('Name', {exact: true})).toHaveValue('Uzga');
});

test('a ready character is opened from its page, as printed, and only once (T7)', async ({
  page,
}) => {
  await page.goto('/races-and-anthropology/scaloid.html');
  await hydrated(page);
  await page
    .getByRole('link', {
      name: 'Open Keslith of Red Cistern on the character sheet',
    })
    .click();
  await expect(findSheet(page).locator('.sheetAbout')).toHaveText(
    'Scaloid Shapeshifter, level 1',
  );
  await expect(findNumber(page, 'Hit points')).toHaveText('8');
  await expect(findNumber(page, 'DEF')).toHaveText('9');
  await expect(page).toHaveURL(/\/character-sheet\.html$/);
  await openSheet(page, 'keslith-of-red-cistern');
  await expect(findSheet(page).getByLabel('Your characters')).toHaveCount(0);
});

test('a level is gained by keyboard alone, told, and undone (T7)', async ({
  page,
}) => {
  await openSheet(page, 'odo-varick');
  const sheet = findSheet(page);
  const die = sheet.getByLabel('Hit die, d10');
  await die.focus();
  await page.keyboard.type('11');
  await expect(
    sheet.getByRole('button', {name: 'Level up to 2'}),
  ).toBeDisabled();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(sheet.locator('.sheetAbout')).toHaveText(
    'Common Human Fighter, level 2',
  );
  await expect(sheet.locator('.sheetNews')).toContainText('Hit points 11 → 19');
  await expect(findNumber(page, 'Points left')).toHaveText('2');
  await sheet.getByRole('button', {name: 'Undo'}).click();
  await expect(sheet.locator('.sheetAbout')).toHaveText(
    'Common Human Fighter, level 1',
  );
});

test('a character joins the fight with the numbers of the sheet (T6, T7)', async ({
  page,
}) => {
  await openSheet(page, 'zogmur-owed-a-boat');
  await findSheet(page).getByRole('button', {name: 'Add to the fight'}).click();
  await expect(findCards(page)).toHaveCount(1);
  await expect(findCards(page)).toContainText('Zogmur Owed-a-Boat');
  await expect(findCards(page)).toContainText('9 of 9 hit points');
  await expect(findCards(page)).toContainText('DEF 11 · Soak 2');
});

test('two tabs change different choices of one character (T7)', async ({
  page,
  context,
}) => {
  await openSheet(page, 'odo-varick');
  const other = await context.newPage();
  await openSheet(other);
  await findSheet(other).getByLabel('Name', {exact: true}).fill('Oda');
  await findSheet(other).getByLabel('Name', {exact: true}).blur();
  await expect(findSheet(page)).toContainText('Changed in another tab');
  await levelUp(page, 3);
  await expect(findSheet(other).locator('.sheetAbout')).toContainText(
    'level 2',
  );
  await expect(findSheet(other).getByLabel('Name', {exact: true})).toHaveValue(
    'Oda',
  );
});

test('where storage is blocked the sheet works, and says so (T7)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  await openSheet(page, 'odo-varick');
  await expect(findSheet(page)).toContainText('lets the site keep nothing');
  await levelUp(page, 3);
  await expect(findNumber(page, 'Hit points')).toHaveText('15');
});

test('the sheet is reached from the panel, and forgotten with everything (T7, T12)', async ({
  page,
}) => {
  await openSheet(page, 'odo-varick');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', {name: 'At the table'}).click();
  await page.getByRole('link', {name: 'Character sheet'}).click();
  const sheet = findSheet(page);
  await expect(sheet.locator('.sheetAbout')).toBeVisible();
  await sheet.getByRole('button', {name: 'Forget everything'}).click();
  const dialog = page.getByRole('dialog', {name: 'Forget everything'});
  await expect(dialog).toContainText('Characters of the sheet');
  await dialog.getByRole('button', {name: 'Forget everything'}).click();
  await expect(dialog).toContainText('Everything is forgotten');
  await openSheet(page);
  await expect(sheet).toContainText('There is no character yet');
});
