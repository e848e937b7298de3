import {expect, test, type Page} from '@playwright/test';
import {FROM, open, quiet} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';

const ROWS = '/combat-and-tactics/armor-and-defense.html';
const FOLDS = '/reference/examples.html';

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

test('a heading has a link, which shows on hover and focus, has a name, and leads below the navbar', async ({
  page,
}) => {
  await open(page, FROM);
  const heading = page.locator('#surprise');
  const link = heading.getByRole('link', {name: 'Direct link to Surprise'});
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await open(page, `${FROM}${(await link.getAttribute('href')) ?? ''}`);
  await expect(heading).toBeInViewport();
  const {top, covered} = await edges(page, 'surprise');
  expect(top).toBeGreaterThanOrEqual(covered);
  expect(top).toBeLessThan(covered + 40);
});

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

test('a target in a closed fold opens the fold', async ({page}) => {
  await unlocked(page);
  await open(page, FOLDS);
  const target = page.locator('details [id="the-cellar"]');
  await expect(target).toBeHidden();
  await page.getByRole('link', {name: 'link into a fold'}).click();
  await expect(target).toBeInViewport();
  await page.goto('/reference/');
  await open(page, `${FOLDS}#the-cellar`);
  await expect(target).toBeInViewport();
});
