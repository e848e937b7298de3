import {expect, test, type Locator} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openGrid} from '../../support/e2e/grids';
import {verticalScrollers} from '../../support/e2e/scrollers';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';

const WEAPONS = '/character-handbook/weapon-proficiencies.html';

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

test('a grid replaces its table on request, as high as its rows and with their anchors, and can be closed again', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  const grid = await openGrid(page, WEAPONS, 'Weapons');
  const table = page.getByRole('table', {name: 'Weapons'});
  await expect(table).toBeHidden();
  expect(await verticalScrollers(page)).toEqual([]);
  const sling = grid.getByText('Sling', {exact: true});
  await expect(sling).not.toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = 'weapon-sling';
  });
  await expect(sling).toBeInViewport();
  await page.getByRole('button', {name: 'Back to the table'}).click();
  await expect(table).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a grid sorts numbers by value, says if no row matches, and works by keyboard alone', async ({
  page,
}) => {
  const grid = await openGrid(page, WEAPONS, 'Weapons');

  await test.step('keyboard and filter', async () => {
    await grid.getByRole('columnheader', {name: 'Weapon', exact: true}).focus();
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
    await page.keyboard.type('no such group');
    await expect(grid.getByText('No Matching Rows')).toBeVisible();
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

test('a grid is accessible in both color modes, on a laptop and on a phone', async ({
  page,
}) => {
  await openGrid(page, WEAPONS, 'Weapons');
  await prepareAccess(page);
  for (const [mode, width] of [
    ['dark', 1280],
    ['light', 390],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    expect(await accessFaults(page), mode).toEqual([]);
  }
});
