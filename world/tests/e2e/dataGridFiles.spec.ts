import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../../tests/support/e2e/access';
import {openGridByCaption, named, openGrid} from '../support/e2e/grids';
import {open, quiet} from '../support/e2e/reading';
import {unlocked} from '../support/e2e/unlock';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const EXAMPLES = '/reference/examples.html';
const NIGHTS = '**/game-mechanics/nights.csv';

/** The part of the page that reports faults of the file. */
const GRID = '[data-live]:has([href="/game-mechanics/nights.csv"])';

test.describe('a data grid of ten thousand rows (C8)', () => {
  const NAME = 'Ten thousand nights and their moons';

  test('is fetched on request, and holds every row', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('nights.csv')) {
        asked.push(request.url());
      }
    });
    await open(page, EXAMPLES);
    await quiet(page);
    expect(asked).toEqual([]);
    await expect(
      page.getByText('The first 200 of 10,000 rows.'),
    ).toBeAttached();
    const grid = await openGridByCaption(page, NAME);
    await expect(grid.getByRole('grid')).toHaveAttribute(
      'aria-rowcount',
      '10001',
    );
    await grid.getByRole('columnheader', {name: 'Night'}).click();
    await grid.getByRole('columnheader', {name: 'Night'}).click();
    await expect(grid.getByRole('gridcell', {name: '10000'})).toBeVisible();
    await grid.getByRole('button', {name: 'Rows after'}).click();
    await expect(grid.getByRole('gridcell', {name: '9900'})).toBeVisible();
    expect(asked).toHaveLength(1);
    await expect(page.getByText('The first 200 of')).toHaveCount(0);
  });

  for (const [state, body] of [
    ['a byte order mark', '\uFEFFNight,Year,Month\n1,7,Hazefall\n'],
    ['semicolons', 'Night;Year;Month\n1;7;Hazefall\n'],
  ] as const) {
    test(`is read with ${state}`, async ({page}) => {
      await page.route(NIGHTS, (route) => route.fulfill({body}));
      const grid = await openGrid(page, EXAMPLES, NAME);
      await expect(
        grid.getByRole('gridcell', {name: 'Hazefall'}),
      ).toBeVisible();
      await expect(grid.getByRole('grid')).toHaveAttribute(
        'aria-rowcount',
        '2',
      );
    });
  }

  for (const [state, answer, message, judged = GRID] of [
    ['missing', {status: 404, body: ''}, 'is no longer there', 'html'],
    [
      'a page',
      {contentType: 'text/html', body: '<!doctype html><title>Home</title>'},
      'came a web page',
    ],
    ['empty', {body: ''}, 'holds no rows'],
    [
      'ragged',
      {body: 'Night,Year\n1,7\n2\n'},
      'Line 3: found 1 cells, expected 2',
    ],
    ['malformed', {body: 'Night,Year\n1,"7\n'}, 'Line 2: found'],
    ['refused', {status: 503, body: ''}, 'could not be fetched'],
  ] as const) {
    test(`reports that its file is ${state}, and offers it (X8)`, async ({
      page,
    }) => {
      await page.route(NIGHTS, (route) => route.fulfill(answer));
      await open(page, EXAMPLES);
      await openGridByCaption(page, NAME);
      const alert = page.getByRole('alert').filter({hasText: message});
      await expect(alert).toBeVisible();
      await expect(
        alert.getByRole('link', {name: 'Download the file'}),
      ).toHaveAttribute('href', '/game-mechanics/nights.csv');
      await expect(page.getByRole('table', {name: NAME})).toBeVisible();
      await prepareAccess(page);
      expect(await accessFaults(page, {within: judged})).toEqual([]);
    });
  }

  test('can be opened again after the network failed (X8)', async ({page}) => {
    await page.route(NIGHTS, (route) => route.abort());
    await open(page, EXAMPLES);
    await openGridByCaption(page, NAME);
    const alert = page
      .getByRole('alert')
      .filter({hasText: 'could not be fetched'});
    await expect(alert).toBeVisible();
    await page.unroute(NIGHTS);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toHaveCount(0);
    await expect(named(page, NAME)).toHaveAttribute('data-grid', 'true');
  });
});
