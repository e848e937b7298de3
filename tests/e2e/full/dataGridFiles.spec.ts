import {expect, test} from '@playwright/test';
import {openGridByCaption} from '../../support/e2e/grids';
import {open, quiet} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const EXAMPLES = '/reference/examples.html';

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
