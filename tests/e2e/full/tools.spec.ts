import {expect, test, type Page} from '@playwright/test';
import {listNames, readSyllables} from '../../../src/features/names/lib/names';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';
import {readDataFile} from '../../support/sheets';

/** Checks accessibility of the page in its present state, in both color modes. */
async function expectAccess(page: Page): Promise<void> {
  await prepareAccess(page);
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    expect(await accessFaults(page)).toEqual([]);
  }
}

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
  await expectAccess(page);
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

test('a table is rolled on, and so is the table that its row links to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Random words that make the dice show 8 of 8, then 2 of 6.
    const words = [7, 1];
    crypto.getRandomValues = (array) =>
      Object.assign(array, {0: words.shift() ?? 0});
  });
  await open(page, '/prime-almanac/central.html');
  await page.getByRole('button', {name: 'Roll d8'}).click();
  const told = page
    .getByRole('complementary', {name: 'Dice'})
    .getByRole('status');
  await expect(told).toContainText('d8: 8');
  await expect(told).toContainText('Trouble at the toll (d6)');
  await expect(told).toContainText('d6: 2');
  const rolled = page.locator('tr[aria-current]');
  await expect(rolled).toHaveText([/^7–8Trouble/, /^2Sunset/]);
  await expect(rolled.first()).toBeInViewport();
  await expectAccess(page);
});

test('the calendar finds a date, shows its year and keeps it in the address', async ({
  page,
}) => {
  await open(page, '/races-and-anthropology/calendar.html');
  const form = page.getByRole('group', {name: 'Find a day'});
  await expect(form.getByRole('status')).toContainText(
    '1 Highwind 1127 YS, Iceday. Day 136 of the year',
  );
  await form.getByLabel('Day', {exact: true}).fill('12');
  await form.getByLabel('Month').selectOption('Emberreap');
  await expect(form.getByRole('status')).toContainText(
    'Stormday. Day 237 of the year, 411,366 days after 1 Rimewane 1, +101 days from today.',
  );
  await expect(form.getByRole('status')).toContainText('Lotharan Human 2027');
  await expect(page).toHaveURL(/\?date=12-6-1127(?:#|$)/);
  await form.getByLabel('Month').selectOption('Gate Day');
  await expect(form.getByRole('status')).toHaveText('There is no such day.');
  await open(page, '/races-and-anthropology/calendar.html?date=6-9-1128');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('status')).toContainText('6 Gate Day 1128 YS');
  const year = page.getByRole('group', {name: 'The year 1128'});
  await expect(year.getByRole('table')).toHaveCount(9);
  await expect(year.locator('[aria-current]')).toHaveText('6');
  await expect(year.getByRole('img', {name: 'Cinder full'})).toHaveCount(5);
  await expectAccess(page);
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
  await open(page, '/races-and-anthropology/elven-naming.html');
  await page.getByLabel('People').selectOption('Avariel');
  await expect(page).toHaveURL(/\?people=avariel&seed=1127(?:#|$)/);
  await expectAccess(page);
});

test('coins are converted and events filtered, and the filter is in the address', async ({
  page,
}) => {
  await open(page, '/races-and-anthropology/coins-of-the-realms-v2.html');
  const form = page.getByRole('group', {name: 'Change money'});
  await expect(form.getByRole('status')).toContainText(
    '14 crowns and 10 marks',
  );
  await form.getByLabel('Coin').selectOption('leaf');
  await expect(form.getByRole('status')).toContainText(
    'No changer in Vell takes it over the counter.',
  );
  await form.getByLabel('Changed in').selectOption('Emeraldine');
  await expect(form.getByRole('status')).toContainText('pays 190 bits a piece');
  await open(page, '/prime-almanac/global-time-line.html?house=Orun');
  const count = page.getByText(/of 76 events/);
  await expect(count).toHaveText('9 of 76 events');
  await page.getByLabel('Region').selectOption('Morgana');
  await expect(count).toHaveText('3 of 76 events');
  await expect(page).toHaveURL(/\?house=Orun&region=Morgana(?:#|$)/);
  await expectAccess(page);
});

test('mentions link to their pages, and places list the pages that mention them', async ({
  page,
}) => {
  await page.goto('/prime-almanac/common-travel-distances.html');
  await page
    .getByRole('article')
    .getByRole('link', {name: 'Toros'})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Torosia');
  const foot = page.getByRole('heading', {name: /^Mentioned in/});
  await expect(foot).toBeVisible();
  const article = page.getByRole('article');
  await expect(
    article.getByRole('link', {name: 'Common Travel Distances'}).last(),
  ).toBeVisible();
  await expect(article.locator('a[href^="/reference/"]')).toHaveCount(0);
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
