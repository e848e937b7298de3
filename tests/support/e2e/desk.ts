import {expect, type Locator, type Page} from '@playwright/test';
import {hydrated} from './watch';

/** The pinboard that is open. */
export function findDesk(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Pinboard'});
}

/** The cards of the pinboard. */
export function findCards(page: Page): Locator {
  return findDesk(page).locator('.deskCard');
}

/** Opens a page with pins beside its text, and the pinboard. */
export async function openWithPins(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', {name: 'At the table'}).click();
  const panel = page.getByRole('dialog', {name: 'At the table'});
  await panel.getByRole('checkbox', {name: 'Pins beside the text'}).check();
  await panel.getByRole('button', {name: 'Pinboard', exact: true}).click();
  await expect(findDesk(page)).toBeVisible();
}
