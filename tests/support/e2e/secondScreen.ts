import {expect, type Locator, type Page} from '@playwright/test';

/** The bar of the game master. */
export function findBar(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Player screen'});
}

/** Opens the window of the players from the panel of table mode. */
export async function openScreen(page: Page): Promise<Page> {
  await page.getByRole('button', {name: 'At the table'}).first().click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', {name: 'Player screen', exact: true}).click(),
  ]);
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await expect(findBar(page)).toContainText('The player screen is ready');
  return screen;
}

/** Finds where the headings and names of a part start from the left, in pixels, each place once. */
export async function findEdges(part: Locator): Promise<readonly number[]> {
  const edges = await part
    .locator('h2, strong')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(1);
  return [...new Set(edges)];
}
