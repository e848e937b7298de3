import {expect, test} from '@playwright/test';
import {listNames, readSyllables} from '../../../src/features/names/lib/names';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';
import {readDataFile} from '../../support/sheets';

test('dice in the text are thrown, announced and remembered from page to page', async ({
  page,
}) => {
  await open(page, '/character-handbook/character-creation-guide.html');
  const dice = page.getByRole('button', {
    name: 'Roll 4d6, drop the lowest die',
  });
  await dice.click();
  const tray = page.getByRole('complementary', {name: 'Dice'});
  const told = tray.getByRole('status');
  await expect(told).toHaveText(
    /^4d6, drop the lowest die: (?:\(?[1-6]\)?(?: \+ |(?= = ))){4} = \d+$/,
  );
  await dice.press('Enter');
  await expect(tray.getByText('Earlier rolls (1)')).toBeVisible();
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', {name: 'Stats and Benchmarks'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Stats and Benchmarks',
  );
  await expect(told).toContainText('4d6');
  await tray.getByRole('button', {name: 'Clear the dice'}).click();
  await expect(tray).toBeHidden();
});

test('a press on dice before hydration is not lost', async ({page}) => {
  await page.goto('/deities-and-cosmology/limbo.html');
  await page.getByText('2d20', {exact: true}).click();
  await hydrated(page);
  await expect(
    page.getByRole('complementary', {name: 'Dice'}).getByRole('status'),
  ).toHaveText(/^2d20: \d+ \+ \d+ = \d+$/);
});

/** Returns the names that the site makes for orcs from a seed. */
function orcNames(seed: string): string[] {
  const sheet = readDataFile('world-info/peoples/name-syllables.csv');
  return readSyllables(sheet)
    .filter(({people}) => people === 'Orc')
    .flatMap((syllables) => listNames(syllables, seed, 8));
}

test('a link to names gives the same names, and other names have another link', async ({
  page,
}) => {
  const names = page.getByRole('status').getByRole('listitem');
  await open(
    page,
    '/races-and-anthropology/naming-v2.html?people=orc&seed=gate',
  );
  const expected = orcNames('gate');
  await expect(names).toHaveText(expected);
  await page.getByRole('button', {name: 'Other names'}).click();
  await expect(page).toHaveURL(/\?people=orc&seed=\d+(?:#|$)/);
  await expect(names.first()).not.toHaveText(expected[0] ?? '');
  const made = await names.allTextContents();
  await page.reload();
  await hydrated(page);
  await expect(names).toHaveText(made);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('dice are text, tables have no button and tools show their example', async ({
    page,
  }) => {
    await page.goto('/deities-and-cosmology/limbo.html');
    await expect(page.getByText('2d20', {exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: /^Roll/})).toHaveCount(0);
    await page.goto('/prime-almanac/global-time-line.html');
    await expect(page.getByLabel('Region')).toBeHidden();
    const {rows} = readDataFile('world-info/timeline.csv');
    await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
    await page.goto('/races-and-anthropology/naming-v2.html');
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(8);
  });
});
