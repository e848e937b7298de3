import {readFileSync} from 'node:fs';
import {PDFDocument} from '@cantoo/pdf-lib';
import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  findNumber,
  findSheet,
  levelUp,
  openFile,
  openSheet,
  saveSheet,
} from '../../support/e2e/sheet';
import {findCards} from '../../support/e2e/tracker';
import {hydrated} from '../../support/e2e/watch';

test('a character is made along the guide, with every number reckoned, and taken to the fight', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', {name: 'At the table'}).click();
  await page.getByRole('link', {name: 'Character sheet'}).click();
  const sheet = findSheet(page);
  await expect(sheet).toContainText('You have no characters yet');
  await sheet.getByRole('button', {name: 'New character'}).click();
  await expect(sheet.getByLabel('Name', {exact: true})).toBeFocused();
  await sheet.getByRole('button', {name: 'Use the quick row'}).click();
  await expect(sheet.getByLabel('Strength', {exact: true})).toHaveValue('16');
  await sheet.getByRole('button', {name: 'Swap Charisma'}).press('Enter');
  await sheet.getByRole('button', {name: 'Swap Willpower'}).press('Enter');
  await expect(sheet.getByLabel('Willpower', {exact: true})).toHaveValue('11');
  await sheet.getByLabel('People').selectOption('Orc');
  await sheet.getByLabel('Class', {exact: true}).selectOption('Wizard');
  await sheet.getByLabel('Intelligence', {exact: true}).fill('8');
  await sheet.getByLabel('Intelligence', {exact: true}).blur();
  await expect(sheet.locator('.sheetForbidden')).toContainText(
    'A Wizard needs Intelligence 11.',
  );
  await sheet.getByLabel('Class', {exact: true}).selectOption('Fighter');
  await expect(
    sheet.locator('.sheetForbidden', {hasText: 'A Wizard needs'}),
  ).toHaveCount(0);
  await sheet.getByLabel('Armor').selectOption('Leather');
  await expect(sheet).toContainText('Marks are overspent on gear by 60');
  await sheet.getByLabel(/^All coins/).fill('200');
  await sheet.getByLabel(/^All coins/).blur();
  await expect(findNumber(page, 'Coins left (marks)')).toHaveText('140');
  await sheet.getByLabel('Add to weapons').selectOption('Mace');
  await sheet.getByLabel('Add to weapons').press('Tab');
  await page.keyboard.press('Enter');
  const hit = sheet.locator('li').filter({hasText: 'Mace: to hit'});
  await expect(hit).toContainText('1 Base attack bonus + ');
  await expect(hit.getByRole('link', {name: 'Rule: bab table'})).toBeVisible();
  await sheet.getByLabel('Name', {exact: true}).fill('Uzga');
  await page.reload();
  await hydrated(page);
  await expect(sheet.getByLabel('Name', {exact: true})).toHaveValue('Uzga');
  await sheet.getByRole('button', {name: 'Add to the fight'}).click();
  await expect(findCards(page)).toContainText('Uzga');
});

test('JSON and the filled PDF bring the same character back; a torn file changes nothing', async ({
  page,
}) => {
  await openSheet(page, 'tessa-varn');
  const sheet = findSheet(page);
  await levelUp(page, 5);
  const save = async (name: string) =>
    readFileSync(await saveSheet(page, name));
  const json = (await save('Save as a file')).toString();
  const pdf = await save('Fill in the printable character sheet (PDF)');
  const form = (await PDFDocument.load(pdf)).getForm();
  expect(form.getTextField('name').getText()).toBe('Tessa Varn');
  expect(form.getTextField('hit-points.total').getText()).toBe('15');
  await openFile(page, pdf.subarray(0, 900), 'torn.pdf');
  await expect(sheet).toContainText('Nothing has changed');
  await sheet.getByRole('button', {name: 'Remove Tessa Varn'}).click();
  await openFile(page, pdf, 'tessa.pdf');
  await expect(sheet).toContainText('Opened as a new character');
  await expect(findNumber(page, 'Hit points')).toHaveText('15');
  const again = (await save('Save as a file')).toString();
  expect(JSON.parse(again)).toEqual(JSON.parse(json));
  await openFile(page, Buffer.from(json), 'tessa.json');
  await expect(sheet.getByLabel('Your characters')).toBeVisible();
});

test('the sheet is accessible in both color modes, and fits the narrowest phone', async ({
  page,
}) => {
  await openSheet(page);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await openSheet(page, 'maren-quill');
  const sheet = findSheet(page);
  await sheet.getByLabel('Shield').selectOption('Tower shield');
  await levelUp(page, 3);
  await expect(sheet.locator('.sheetForbidden li')).not.toHaveCount(0);
  await prepareAccess(page);
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    expect(await accessFaults(page), mode).toEqual([]);
  }

  await page.setViewportSize({width: 320, height: 844});
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
});
