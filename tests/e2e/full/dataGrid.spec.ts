import {expect, test, type Locator} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open, quiet, scripts} from '../../support/e2e/reading';
import {gridScripts, openGrid} from '../../support/e2e/grids';
import {verticalScrollers} from '../../support/e2e/scrollers';
import {sites} from '../../support/e2e/sites';
import {unlocked} from '../../support/e2e/unlock';
import {watch} from '../../support/e2e/watch';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const WEAPONS = '/character-handbook/weapon-proficiencies.html';
const EXAMPLES = '/reference/examples.html';

/** Returns the cells of a column of a grid, from the top. */
function column(region: Locator, title: string): Promise<string[]> {
  return region.evaluate((grid, wanted) => {
    const heading = [...grid.querySelectorAll('[role="columnheader"]')].find(
      (each) => each.textContent.trim().startsWith(wanted),
    );
    const id = heading?.getAttribute('col-id') ?? '';
    return [...grid.querySelectorAll(`[role="gridcell"][col-id="${id}"]`)].map(
      ({textContent}) => textContent,
    );
  }, title);
}

/** Returns the colors of the text and the ground of a grid in a color mode. */
function readColors(region: Locator, mode: string): Promise<readonly string[]> {
  return region
    .getByRole('gridcell')
    .first()
    .evaluate((cell, theme) => {
      document.documentElement.dataset['theme'] = theme;
      const body = cell.closest('.ag-root-wrapper') ?? cell;
      return [
        getComputedStyle(cell).color,
        getComputedStyle(body).backgroundColor,
      ];
    }, mode);
}

test.describe('a data grid (C8)', () => {
  test('replaces its table on request, as high as its rows, with their anchors, in the color mode, is a table on paper, and can be closed again (R15)', async ({
    page,
  }) => {
    const complaints = watch(page, sites.main.origin);
    const grid = await openGrid(page, WEAPONS, 'Weapons');
    const table = page.getByRole('table', {name: 'Weapons'});
    await expect(table).toBeHidden();
    expect(await verticalScrollers(page)).toEqual([]);

    await test.step('on paper', async () => {
      await page.emulateMedia({media: 'print'});
      await expect(table).toBeVisible();
      await expect(page.locator('[data-grid]')).toBeHidden();
      await page.emulateMedia({media: 'screen'});
      await expect(grid.getByRole('gridcell').first()).toBeVisible();
    });

    await test.step('colors', async () => {
      expect(await readColors(grid, 'dark')).toEqual([
        'rgb(232, 223, 204)',
        'rgb(18, 22, 31)',
      ]);
      expect(await readColors(grid, 'light')).toEqual([
        'rgb(35, 37, 46)',
        'rgb(249, 244, 232)',
      ]);
    });

    await test.step('anchors', async () => {
      const sling = grid.getByText('Sling', {exact: true});
      await expect(sling).not.toBeInViewport();
      await page.evaluate(() => {
        window.location.hash = 'weapon-sling';
      });
      await expect(sling).toBeInViewport();
    });

    await page.getByRole('button', {name: 'Back to the table'}).click();
    await expect(table).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    expect(complaints).toEqual({messages: [], foreignRequests: []});
  });

  test('sorts by a press on a heading, and numbers by value, is filtered by words, and works by keyboard alone', async ({
    page,
  }) => {
    const grid = await openGrid(page, WEAPONS, 'Weapons');

    await test.step('keyboard and filter', async () => {
      await grid
        .getByRole('columnheader', {name: 'Weapon', exact: true})
        .focus();
      await page.keyboard.press('ArrowRight');
      await expect(
        grid.getByRole('columnheader', {name: 'Group', exact: true}),
      ).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(
        grid.getByRole('gridcell', {name: 'Knives'}).first(),
      ).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Control+Enter');
      const filter = page.getByRole('textbox', {name: 'Filter Value'}).first();
      await expect(filter).toBeFocused();
      await expect(filter).toHaveAttribute('placeholder', 'Filter …');
      await page.keyboard.type('no such group');
      await expect(grid.getByText('No row matches the filters')).toBeVisible();
      await filter.fill('axes');
      await expect
        .poll(async () => new Set(await column(grid, 'Group')))
        .toEqual(new Set(['Axes']));
      await filter.fill('');
      await page.keyboard.press('Escape');
      await expect(filter).toBeHidden();
    });

    await test.step('sort', async () => {
      const heading = grid.getByRole('columnheader', {name: 'Price (crowns)'});
      await heading.click();
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await expect
        .poll(async () => (await column(grid, 'Price (crowns)')).length)
        .toBeGreaterThan(40);
      const prices = (await column(grid, 'Price (crowns)')).map(Number);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      await heading.click();
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      expect((await column(grid, 'Price (crowns)')).map(Number)).toEqual(
        prices.toReversed(),
      );
    });
  });

  test('is accessible in both color modes, on a laptop and on a phone', async ({
    page,
  }) => {
    await openGrid(page, WEAPONS, 'Weapons');
    await prepareAccess(page);
    for (const mode of ['dark', 'light']) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 844});
        await page.evaluate((theme) => {
          document.documentElement.dataset['theme'] = theme;
        }, mode);
        // The modes differ in their colors alone.
        const isColorOnly = mode === 'light';
        expect(
          await accessFaults(page, {isColorOnly}),
          `${mode} at ${width}`,
        ).toEqual([]);
      }
    }
  });

  test('does not replace the table for readers who come for one row of it (R15)', async ({
    page,
  }) => {
    await open(page, `${WEAPONS}#weapon-sling`);
    const row = page.getByRole('row', {name: /^Sling/});
    await expect(row).toBeInViewport();
    await quiet(page);
    await expect(row).toBeInViewport();
    await expect(page.getByRole('grid')).toHaveCount(0);
  });

  test('leaves out columns, and takes titles and widths from the author', async ({
    page,
  }) => {
    const grid = await openGrid(page, EXAMPLES, 'Weapons in a grid');
    await expect(
      grid.getByRole('columnheader', {name: 'Damage to small'}),
    ).toBeVisible();
    await expect(grid.getByText('Note', {exact: true})).toHaveCount(0);
    const ap = grid.getByRole('columnheader', {name: 'AP', exact: true});
    expect((await ap.boundingBox())?.width).toBe(90);
  });
});

test.describe('few rows', () => {
  test('remain a table, which sorts by a press on a heading (C8)', async ({
    page,
  }) => {
    const loaded = scripts(page);
    await open(page, '/combat-and-tactics/bab-table.html');
    const name = 'Base attack bonus by level';
    await page.getByRole('button', {name: 'Warrior'}).first().click();
    await page.getByRole('button', {name: 'Warrior'}).first().click();
    const table = page.getByRole('table', {name});
    await expect(table.getByRole('rowheader').first()).toHaveText('20');
    await quiet(page);
    expect(await gridScripts(loaded, page)).toEqual([]);
  });
});

test('the grid is loaded on request only (C8)', async ({page}) => {
  const loaded = scripts(page);
  await open(page, WEAPONS);
  await page.getByRole('row', {name: /^Sling/}).scrollIntoViewIfNeeded();
  await quiet(page);
  expect(loaded.length).toBeGreaterThan(0);
  expect(await gridScripts(loaded, page)).toEqual([]);
  await openGrid(page, WEAPONS, 'Weapons');
  expect((await gridScripts(loaded, page)).length).toBeGreaterThan(0);
});

test('without scripts there is a table with every row of a page (X9)', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${sites.main.origin}${WEAPONS}`);
  const table = page.getByRole('table', {name: 'Weapons'});
  expect(await table.getByRole('row').count()).toBeGreaterThan(40);
  await context.close();
});
