import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {getGate} from '../../support/e2e/gate';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';

const {origin, folder} = sites.vanilla;

test.use({baseURL: origin});

/** Words of its locked pages. */
const SECRETS = ['spare boathouse key', 'third paddle', 'tell Harold'];

/** Reads all texts of the build by path, and those in its archives. */
function readBuild(): readonly (readonly [path: string, text: string])[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
    .flatMap((path) => {
      const bytes = readFileSync(path);
      const parts = path.endsWith('.zip')
        ? Object.values(unzipSync(bytes))
        : [bytes];
      return parts.map((part) => [path, strFromU8(part, true)] as const);
    });
}

/** Lists the phrases that the build holds, each with the file. */
function findPhrases(phrases: readonly string[]): readonly string[] {
  const pattern = new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'g');
  return readBuild().flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(([phrase]) => `${path}: ${phrase}`),
  );
}

test('no file tells what is on a locked page', () => {
  expect(findPhrases(['Six clubs'])).not.toEqual([]);
  expect(findPhrases(SECRETS)).toEqual([]);
});

test('no file names anything of this world', () => {
  const names = readFileSync('world-words.txt', 'utf8').trim().split('\n');
  expect(findPhrases(names)).toEqual([]);
});

test('a locked page opens with its password, and shows its picture', async ({
  page,
}) => {
  const complaints = watch(page, origin);
  await page.goto('/committee/');
  const {field, button} = getGate(page);
  await expect(page.getByText('Hint: Ask the secretary.')).toBeVisible();
  await field.fill('oars before sunrise');
  await button.click();
  await expect(page.getByText('third paddle from the left')).toBeVisible();
  const picture = page.getByRole('img', {name: 'The way to the spare key'});
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Minutes'})
    .first()
    .click();
  await expect(page.getByText('nobody is to tell Harold')).toBeVisible();
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a CSV file is a table that readers sort', async ({page}) => {
  await page.goto('/docs/boats');
  const table = page.getByRole('table', {name: 'Every boat on the rack'});
  const names = table.getByRole('rowheader');
  await expect(names).toHaveCount(6);
  await table.getByRole('button', {name: 'Weight in pounds'}).click();
  await expect(names.first()).toHaveText('Kingfisher');
  await table.getByRole('button', {name: 'Weight in pounds'}).click();
  await expect(names.first()).toHaveText('Old Bertha');
});

test('on a phone, each row of the table is a name above its labels and values', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/boats');
  const cell = page.getByRole('cell', {name: '2019'});
  await expect(cell).toBeVisible();
  const label = await cell.evaluate(
    (element) => getComputedStyle(element, '::before').content,
  );
  expect(label).toContain('Built');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(390);
});

test('a picture of a gallery opens in the lightbox', async ({page}) => {
  const complaints = watch(page, origin);
  await page.goto('/docs/regatta');
  await page.getByRole('link', {name: 'A red four'}).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toContainText('The start');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText('Halfway');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('search finds pages and rows of tables', async ({page}) => {
  const complaints = watch(page, origin);
  await page.goto('/');
  await page.getByRole('link', {name: 'Search'}).click();
  const palette = page.getByRole('dialog', {name: 'Search'});
  const field = palette.getByRole('combobox');
  await expect(field).toHaveAttribute('placeholder', 'Boats, crews, races');
  await field.fill('bertha');
  await expect(palette.getByRole('option').first()).toContainText('Old Bertha');
  await field.fill('dogs');
  await expect(palette.getByRole('option').first()).toContainText(
    'The Regatta',
  );
  await field.press('Enter');
  await expect(page).toHaveURL('/docs/regatta');
  await page.goto('/search?q=bertha');
  await expect(page.getByRole('main')).toContainText('Old Bertha');
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('each page has a copy in Markdown', async ({request}) => {
  const copy = await (await request.get('/docs/boats/index.md')).text();
  expect(copy).toContain('title: The Boats');
  expect(copy).toContain('| Old Bertha | 4 | 1978 | 210 |');
  const list = await (await request.get('/llms.txt')).text();
  expect(list).toContain('## The Club\n\n- [Your First Morning](');
});
