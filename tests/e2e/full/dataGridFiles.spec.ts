import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openGridByCaption, named} from '../../support/e2e/grids';
import {open, quiet} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const EXAMPLES = '/reference/examples.html';
const NIGHTS = '**/game-mechanics/nights.csv';

/** The part of the page that reports faults of the file. */
const GRID = '[data-live]:has([href="/game-mechanics/nights.csv"])';

const NAME = 'Ten thousand nights and their moons';

/** Tries again to read the file, with this content, and waits until the grid holds its one row. */
async function isReadAfterAll(page: Page, body: string): Promise<void> {
  await page.unroute(NIGHTS);
  await page.route(NIGHTS, (route) => route.fulfill({body}));
  const alert = page.locator(GRID).getByRole('alert');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toHaveCount(0);
  const grid = named(page, NAME);
  await expect(grid).toHaveAttribute('data-grid', 'true');
  await expect(grid.getByRole('gridcell', {name: 'Hazefall'})).toBeVisible();
  await expect(grid.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
}

test.describe('a data grid of ten thousand rows (C8)', () => {
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

  const faults = [
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
  ] as const;

  test('reports what is wrong with its file, offers it, and can try again until it is read, even with a byte order mark (X8)', async ({
    page,
  }) => {
    const expectReport = async (message: string, within: string) => {
      const alert = page.getByRole('alert').filter({hasText: message});
      await expect(alert).toBeVisible();
      await expect(
        alert.getByRole('link', {name: 'Download the file'}),
      ).toHaveAttribute('href', '/game-mechanics/nights.csv');
      await expect(page.getByRole('table', {name: NAME})).toBeVisible();
      expect(await accessFaults(page, {within}), message).toEqual([]);
    };

    await page.route(NIGHTS, (route) => route.fulfill({status: 404}));
    await open(page, EXAMPLES);
    await openGridByCaption(page, NAME);
    await prepareAccess(page);
    await expectReport('is no longer there', 'html');
    for (const [state, answer, message] of faults) {
      await test.step(state, async () => {
        await page.unroute(NIGHTS);
        await page.route(NIGHTS, (route) => route.fulfill(answer));
        const report = page.locator(GRID).getByRole('alert');
        await report.getByRole('button', {name: 'Try again'}).click();
        // The rest of the page is the same in each state.
        await expectReport(message, GRID);
      });
    }

    await test.step('a byte order mark', async () => {
      await isReadAfterAll(page, '\uFEFFNight,Year,Month\n1,7,Hazefall\n');
    });
  });

  test('can be opened after the network failed, and is read with semicolons (X8)', async ({
    page,
  }) => {
    await page.route(NIGHTS, (route) => route.abort());
    await open(page, EXAMPLES);
    await openGridByCaption(page, NAME);
    const alert = page
      .getByRole('alert')
      .filter({hasText: 'could not be fetched'});
    await expect(alert).toBeVisible();
    await isReadAfterAll(page, 'Night;Year;Month\n1;7;Hazefall\n');
  });
});
