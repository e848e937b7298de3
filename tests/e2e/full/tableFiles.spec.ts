import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {pagePaths} from '../../support/e2e/pages';
import {open} from '../../support/e2e/reading';

/** Lists the sections of a page, as built, that have at least this many lines of files. */
function listSections(path: string, lines: number): readonly string[] {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return readFileSync(`build${file}`, 'utf8')
    .split(/(?=<h[1-6]\b)/)
    .filter((section) => section.split('Download these figures').length > lines)
    .map((section) => `${path}: ${section.slice(0, 120)}`);
}

test('a page offers each file to download once, however many of its tables show it (A3)', async ({
  page,
}) => {
  await open(page, '/return-of-the-gatewatcher/game-story.html');
  await expect(page.locator('main table')).toHaveCount(25);
  const files = await page
    .locator('main figcaption a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(files).toHaveLength(3);
  expect(new Set(files).size).toBe(3);
});

test('no section of any page has more than one line of files, beside a grid neither (A3)', () => {
  expect(
    pagePaths.flatMap((path) => listSections(path, 1)).length,
  ).toBeGreaterThan(100);
  expect(pagePaths.flatMap((path) => listSections(path, 2))).toEqual([]);
});

test('a section has one line with the files of its tables (A3)', async ({
  page,
}) => {
  await open(page, '/return-of-the-gatewatcher/game-story.html');
  const line = page.locator('figcaption', {hasText: 'session scenes'});
  await expect(line).toHaveText(
    'Download these figures (CSV): session scenes session gains',
  );
});

test('a table below a grid leads to the file of the grid too (A3)', async ({
  page,
}) => {
  await open(page, '/combat-and-tactics/bab-table.html');
  const figure = page
    .locator('figure', {has: page.locator('figcaption')})
    .first();
  await expect(figure).toContainText('The four class groups');
  await expect(figure.locator('figcaption')).toHaveText(
    'Download these figures (CSV): base attack bonus class groups',
  );
});
