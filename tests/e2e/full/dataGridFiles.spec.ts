import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openGridByCaption, named} from '../../support/e2e/grids';
import {open, quiet} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const EXAMPLES = '/reference/examples.html';
const NIGHTS = '**/game-mechanics/nights.csv';

const NAME = 'Ten thousand nights and their moons';

test('ten thousand rows are fetched on request, and the grid holds every one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('nights.csv')) {
      asked.push(request.url());
    }
  });
  await open(page, EXAMPLES);
  await quiet(page);
  expect(asked).toEqual([]);
  await expect(page.getByText('The first 200 of 10,000 rows.')).toBeAttached();
  const grid = await openGridByCaption(page, NAME);
  await expect(grid.getByRole('grid')).toHaveAttribute(
    'aria-rowcount',
    '10001',
  );
  await grid.getByRole('columnheader', {name: 'Night'}).click();
  await grid.getByRole('columnheader', {name: 'Night'}).click();
  await expect(grid.getByRole('gridcell', {name: '10000'})).toBeVisible();
  await grid.getByRole('button', {name: 'Next Page'}).click();
  await expect(grid.getByRole('gridcell', {name: '9900'})).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByText('The first 200 of')).toHaveCount(0);
});

test('a grid says what is wrong with its file, offers it, and tries again until it can be read', async ({
  page,
}) => {
  await page.route(NIGHTS, (route) => route.abort());
  await open(page, EXAMPLES);
  await openGridByCaption(page, NAME);
  const alert = page
    .locator('[data-live]:has([href="/game-mechanics/nights.csv"])')
    .getByRole('alert');
  const again = alert.getByRole('button', {name: 'Try again'});
  await expect(alert).toContainText('could not be fetched');
  await expect(
    alert.getByRole('link', {name: 'Download the file'}),
  ).toHaveAttribute('href', '/game-mechanics/nights.csv');
  await expect(page.getByRole('table', {name: NAME})).toBeVisible();
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);

  await page.unroute(NIGHTS);
  await page.route(NIGHTS, (route) =>
    route.fulfill({body: 'Night,Year\n1,7\n2\n'}),
  );
  await again.click();
  await expect(alert).toContainText('Line 3: found 1 cells, expected 2');

  await page.unroute(NIGHTS);
  await page.route(NIGHTS, (route) =>
    route.fulfill({body: '\uFEFFNight;Year;Month\n1;7;Hazefall\n'}),
  );
  await again.click();
  await expect(alert).toHaveCount(0);
  const grid = named(page, NAME);
  await expect(grid.getByRole('gridcell', {name: 'Hazefall'})).toBeVisible();
  await expect(grid.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
});
