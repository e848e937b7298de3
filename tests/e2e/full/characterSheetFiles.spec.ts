import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {PDFDocument} from '@cantoo/pdf-lib';
import {
  findNumber,
  findSheet,
  findSum,
  levelUp,
  openFile,
  openSheet,
  saveSheet,
} from '../../support/e2e/sheet';

test('two classes, a style, a contact and slots are reckoned, and come back from the PDF (T7)', async ({
  page,
}) => {
  await openSheet(page, 'odo-varick');
  const sheet = findSheet(page);
  await sheet.getByLabel('Second class').selectOption('House Priest');
  await expect(sheet.locator('.sheetForbidden')).toContainText(
    'Fighter and House Priest need the consent',
  );
  await expect(findSum(page, 'Slots of spell level 1')).toHaveText('2');
  await sheet.getByLabel('Hit die, d8').fill('3');
  await sheet.getByRole('button', {name: 'House Priest: level up'}).click();
  await expect(sheet.locator('.sheetAbout')).toHaveText(
    'Common Human Fighter 1 / House Priest 2',
  );
  await sheet
    .getByLabel('Add: hand-to-hand styles')
    .selectOption('Toros Drill');
  await sheet.getByLabel('Add: hand-to-hand styles').press('Tab');
  await page.keyboard.press('Enter');
  const before = Number(await findNumber(page, 'DEF').textContent());
  await sheet.getByLabel('Fights in the style').selectOption('Toros Drill');
  await expect(findNumber(page, 'DEF')).toHaveText(String(before + 1));
  const points = Number(
    await findSum(page, 'Contact points left').textContent(),
  );
  await sheet.getByLabel('Name of a contact').fill('Hella');
  await sheet.getByLabel('Name of a contact').press('Enter');
  await sheet.getByLabel('Hella', {exact: true}).selectOption('2 Ward');
  await expect(findSum(page, 'Contact points left')).toHaveText(
    String(points - 2),
  );
  const json = readFileSync(await saveSheet(page, 'Save as file'), 'utf8');
  const pdf = readFileSync(
    await saveSheet(page, 'Fill the printed sheet (PDF)'),
  );
  await sheet.getByRole('button', {name: 'Remove Odo Varick'}).click();
  await openFile(page, pdf, 'odo.pdf');
  await expect(sheet).toContainText('Opened as a new character');
  const again = readFileSync(await saveSheet(page, 'Save as file'), 'utf8');
  expect(JSON.parse(again)).toEqual(JSON.parse(json));
});

test('JSON and the filled PDF bring the same character back (T7)', async ({
  page,
}) => {
  await openSheet(page, 'tessa-varn');
  await levelUp(page, 5);
  const json = readFileSync(await saveSheet(page, 'Save as file'), 'utf8');
  const pdf = readFileSync(
    await saveSheet(page, 'Fill the printed sheet (PDF)'),
  );
  const form = (await PDFDocument.load(pdf)).getForm();
  expect(form.getTextField('name').getText()).toBe('Tessa Varn');
  expect(form.getTextField('hit-points.total').getText()).toBe('15');
  await findSheet(page)
    .getByRole('button', {name: 'Remove Tessa Varn'})
    .click();
  await openFile(page, pdf, 'tessa.pdf');
  await expect(findSheet(page)).toContainText('Opened as a new character');
  await expect(findNumber(page, 'Hit points')).toHaveText('15');
  const again = readFileSync(await saveSheet(page, 'Save as file'), 'utf8');
  expect(JSON.parse(again)).toEqual(JSON.parse(json));
  await openFile(page, Buffer.from(json), 'tessa.json');
  await expect(findSheet(page).getByLabel('Your characters')).toBeVisible();
});

test('files of something else change nothing, and say why (T7)', async ({
  page,
}) => {
  await openSheet(page, 'odo-varick');
  for (const [content, told] of [
    ['%PDF-1.7', 'no character sheet of this game'],
    ['torn', 'This file is damaged, or of another kind'],
    ['{"format": "desk", "version": 1}', 'This file is of something else'],
    ['{"format": "character", "version": 3}', 'from a newer edition'],
    ['{"format": "character", "version": 1}', 'no character that can be read'],
  ] as const) {
    await openFile(page, Buffer.from(content), 'file');
    await expect(findSheet(page)).toContainText(told);
    await expect(findSheet(page).locator('.sheetAbout')).toHaveText(
      'Common Human Fighter, level 1',
    );
  }
});

test('the library for PDFs is fetched only when it is asked for (T7)', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      sizes.push(Number(response.headers()['content-length'] ?? 0));
    }
  });
  await openSheet(page, 'odo-varick');
  expect(Math.max(...sizes)).toBeLessThan(150_000);
  const before = sizes.length;
  await saveSheet(page, 'Fill the printed sheet (PDF)');
  expect(sizes.length).toBeGreaterThan(before);
});
