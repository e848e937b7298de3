import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './reading';

/** Returns the grid or table with a caption. */
function named(page: Page, name: string): Locator {
  return page.getByRole('region', {name});
}

/** Opens a grid in place of the table with a caption. */
export async function openGridByCaption(
  page: Page,
  name: string,
): Promise<Locator> {
  await page
    .locator('[data-live]')
    .filter({has: page.locator('caption, .table-caption', {hasText: name})})
    .getByRole('button', {name: 'Sort and filter'})
    .click();
  return named(page, name);
}

/** Opens a page, and the grid in place of the table with a caption. */
export async function openGrid(
  page: Page,
  path: string,
  name: string,
): Promise<Locator> {
  await open(page, path);
  const region = await openGridByCaption(page, name);
  await expect(region).toHaveAttribute('data-grid', 'true');
  await expect(region.getByRole('gridcell').first()).toBeVisible();
  return region;
}
