import {expect, type Locator, type Page} from '@playwright/test';

/** The bar of the game master. */
export function findBar(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Second screen'});
}

/** Opens the window of the players from the panel of table mode. */
export async function openScreen(page: Page): Promise<Page> {
  await page.getByRole('button', {name: 'At the table'}).first().click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', {name: 'Open a second screen'}).click(),
  ]);
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await expect(findBar(page)).toContainText('The window waits');
  return screen;
}
