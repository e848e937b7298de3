import {expect, test, type Locator} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openGrid} from '../../support/e2e/grids';

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

test('a grid sorts numbers by value, says if no row matches, works by keyboard alone, is accessible, and is a table on paper', async ({
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

  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('table', {name: 'Weapons'})).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
});
