import {expect, test, type Page} from '@playwright/test';
import {open, quiet} from '../../support/e2e/reading';

const ROWS = '/combat-and-tactics/armor-and-defense.html';

/**
 * Returns the top of an element, and the bottom of the visible navbar and table head above it, in
 * pixels.
 */
async function edges(
  page: Page,
  id: string,
): Promise<{readonly top: number; readonly covered: number}> {
  return page.locator(`[id="${id}"]`).evaluate((element) => {
    const navbar = document.querySelector<HTMLElement>('.navbar');
    const bottom = (cover: Element | null | undefined): number =>
      cover?.getBoundingClientRect().bottom ?? 0;
    return {
      top: Math.ceil(element.getBoundingClientRect().top),
      covered: Math.max(
        navbar?.offsetHeight ?? 0,
        bottom(element.closest('table')?.tHead?.rows[0]?.cells[0]),
      ),
    };
  });
}

test('a table row that is linked to is visible below navbar and head, and stays in the address', async ({
  page,
}) => {
  await open(page, ROWS);
  const id = await page.locator('.markdown tr[id]').last().getAttribute('id');
  await open(page, `${ROWS}#${id ?? ''}`);
  await expect(page.locator(`[id="${id ?? ''}"]`)).toBeInViewport();
  const {top, covered} = await edges(page, id ?? '');
  expect(top).toBeGreaterThanOrEqual(covered);
  await quiet(page);
  expect(new URL(page.url()).hash).toBe(`#${id ?? ''}`);
});
