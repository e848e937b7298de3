import {expect, test, type Page} from '@playwright/test';
import {findPalette, type PaletteParts} from '../../support/e2e/palette';
import {open} from '../../support/e2e/reading';
import {findTracker} from '../../support/e2e/tracker';

const START = '/combat-and-tactics/action-points.html';

/** Opens a page and its search palette. */
async function openPalette(page: Page): Promise<PaletteParts> {
  await open(page, START);
  await page.keyboard.press('/');
  return findPalette(page);
}

test('a typed journey leads to the planner', async ({page}) => {
  const {field, active} = await openPalette(page);
  await field.fill('harrowmere to toros');
  await expect(active).toContainText('Plan a journey: Harrowmere to Toros');
  await expect(active).toContainText(/\d+ miles, \d+ days/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/prime-almanac\/common-travel-distances\.html\?route=harrowmere;toros/,
  );
  await expect(
    page
      .getByRole('main')
      .getByText(/\d+ miles/)
      .first(),
  ).toBeVisible();
});

test('a date is answered at once, and leads to the calendar', async ({
  page,
}) => {
  const {field, active} = await openPalette(page);
  await field.fill('day and moon');
  await expect(active).toContainText('Today');
  await expect(active).toContainText('Lanthe new');
  await field.fill('12 emberreap');
  await expect(active).toContainText(/In \d+ days/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/races-and-anthropology/calendar.html?date=12-6-1127#finding-the-day',
  );
  await expect(
    page.getByRole('main').getByText('237 of the year'),
  ).toBeVisible();
});

test('the text of a document is found, and leads to its page in the document', async ({
  page,
}) => {
  const {field, options} = await openPalette(page);
  await field.fill('rimewane late winter mending reckoning of debts');
  const found = options.filter({hasText: /PDF, page \d/}).first();
  const itsPage = /\/almanac-pdfs\/calendar\.pdf#page=(?<page>\d+)$/;
  await expect(found).toHaveAttribute('href', itsPage);
  const href = (await found.getAttribute('href')) ?? '';
  await expect(found).toContainText(
    `PDF, page ${itsPage.exec(href)?.groups?.['page']}`,
  );
});

test('dice are thrown, and tools are found by what readers want of them', async ({
  page,
}) => {
  const {dialog, field, options, active} = await openPalette(page);
  await field.fill('roll 2d6+3');
  await expect(active).toContainText(/2d6\+3 = (?:[5-9]|1[0-5])/);
  await expect(dialog.getByRole('status')).toHaveText(/2d6\+3 = \d+/);
  for (const [query, title] of [
    ['can I have it less bright', 'Dark mode'],
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
