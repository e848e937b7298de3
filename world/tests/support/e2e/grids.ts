import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './reading';

/** The grid or table with a caption. */
export function named(page: Page, name: string): Locator {
  return page.getByRole('region', {name});
}

/** Comes to a grid: its table gives way to it there, so what holds both is gone to. */
export async function comeTo(page: Page, name: string): Promise<Locator> {
  const region = named(page, name);
  await page
    .locator('[data-live]')
    .filter({has: region})
    .scrollIntoViewIfNeeded();
  return region;
}

/** Opens a page and waits until the grid with a caption has taken the place of its table. */
export async function openGrid(
  page: Page,
  path: string,
  name: string,
): Promise<Locator> {
  await open(page, path);
  const region = await comeTo(page, name);
  await expect(region).toHaveAttribute('data-grid', 'true');
  await expect(region.getByRole('gridcell').first()).toBeVisible();
  return region;
}

/** Which of some scripts hold the grid. */
export async function gridScripts(
  urls: readonly string[],
  page: Page,
): Promise<readonly string[]> {
  const texts = await Promise.all(
    urls.map(async (url) => ({
      url,
      text: await (await page.request.get(url)).text(),
    })),
  );
  return texts
    .filter(({text}) => text.includes('ag-root-wrapper'))
    .map(({url}) => url);
}
