import {expect, test} from '@playwright/test';
import {findPalette} from '../../support/e2e/palette';
import {open} from '../../support/e2e/reading';
import {findTracker} from '../../support/e2e/tracker';

const START = '/combat-and-tactics/action-points.html';

test('a typed journey leads to the planner, and dice notation throws dice', async ({
  page,
}) => {
  await open(page, START);
  await page.keyboard.press('/');
  const {field, active, options} = findPalette(page);
  await field.fill('roll 2d6+3');
  await expect(active).toContainText(/2d6\+3 = (?:[5-9]|1[0-5])/);
  await field.fill('bonus to hit');
  await expect(options.first()).toBeVisible();
  await expect(options.filter({hasText: 'Plan a journey'})).toHaveCount(0);
  await field.fill('harrowmere to toros');
  await expect(active).toContainText('Plan a journey: Harrowmere to Toros');
  await expect(active).toContainText('420 miles, 18 days, 35 in snow');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/prime-almanac\/common-travel-distances\.html\?route=harrowmere;toros/,
  );
  const planner = page.getByRole('main');
  await expect(planner.getByText(/\d+ miles/).first()).toBeVisible();
});

test('today, its moons and a date are answered at once, and link to the calendar (L1)', async ({
  page,
}) => {
  await open(page, START);
  await page.keyboard.press('/');
  const {field, active, options} = findPalette(page);
  await field.fill('day and moon');
  await expect(active).toContainText('1 Highwind 1127 YS, Iceday');
  await expect(active).toContainText(
    'Lanthe new, full 23 Highwind, new 1 Hazefall; Cinder waning half',
  );
  await expect(active).toContainText('Today');
  await field.fill('moon priest');
  await expect(options.first()).toBeVisible();
  await expect(options.filter({hasText: 'Iceday'})).toHaveCount(0);
  await field.fill('long table');
  await expect(active).toContainText(
    '33 Emberreap 1127 YS, Fireday, The Long Table',
  );
  await field.fill('12 emberreap');
  await expect(active).toContainText('In 101 days');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/races-and-anthropology/calendar.html?date=12-6-1127#finding-the-day',
  );
  await expect(
    page.getByRole('main').getByText('237 of the year'),
  ).toBeVisible();
});

test('the text of a document is found, and opens at its page', async ({
  page,
}) => {
  await open(page, START);
  await page.keyboard.press('/');
  const {field, options} = findPalette(page);
  await field.fill('rimewane late winter mending reckoning of debts');
  const found = options.filter({hasText: /PDF, page \d/}).first();
  const itsPage = /\/almanac-pdfs\/calendar\.pdf#page=(?<page>\d+)$/;
  await expect(found).toHaveAttribute('href', itsPage);
  const href = (await found.getAttribute('href')) ?? '';
  await expect(found).toContainText(
    `PDF, page ${itsPage.exec(href)?.groups?.['page']}`,
  );
});

test('tools of the site are found by what readers want of them, in whole questions (T6, T9)', async ({
  page,
}) => {
  await open(page, START);
  await page.keyboard.press('/');
  const {field, options, active} = findPalette(page);
  for (const [query, title] of [
    ['can I have it less bright', 'Dark mode'],
    ['larger text', 'Table mode'],
    ['without internet', 'Keep for the table'],
    ['how do I roll dice', 'Throw dice'],
  ] as const) {
    await field.fill(query);
    await expect(options.filter({hasText: title})).toHaveCount(1);
  }
  await options.filter({hasText: 'Throw dice'}).click();
  await expect(options.filter({hasText: /1d20 = \d+/})).toHaveCount(1);
  await field.fill('initiative');
  await expect(options.filter({hasText: 'Open the tracker'})).toHaveCount(1);
  await expect(active, 'rules come first').toContainText('Initiative');
  await field.fill('tracker');
  await expect(active).toContainText('Open the tracker');
  await active.click();
  await expect(findTracker(page)).toBeVisible();
});
