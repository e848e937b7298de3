// The misspelling is intended. cspell:ignore torossia
import {expect, test} from '@playwright/test';
import {findPalette} from '../../support/e2e/palette';
import {FROM, open} from '../../support/e2e/reading';

test('keys alone open the search, which answers a misspelled word, and the page that was meant', async ({
  page,
}) => {
  await open(page, FROM);
  await page.keyboard.press('/');
  const {dialog, field, options, active} = findPalette(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('torossia');
  await expect(active).toContainText('Torosia');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/prime-almanac/torosia.html');
  await expect(dialog).toBeHidden();
});

test('an answer in the middle of a page is in view', async ({page}) => {
  await open(page, FROM);
  await page.keyboard.press('Control+k');
  const {field, active} = findPalette(page);
  await field.fill('walk through fire');
  await expect(active).toContainText('Walk Through Fire');
  await active.click();
  await expect(page).toHaveURL('/magic-science/#power-walk-through-fire');
  await expect(page.locator('#power-walk-through-fire')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the search page leads to the areas', async ({page}) => {
    await page.goto(FROM);
    await page
      .getByRole('navigation', {name: 'Main', exact: true})
      .getByRole('link', {name: 'Search'})
      .click();
    const main = page.getByRole('main');
    await main.getByRole('link', {name: 'Prime Almanac'}).click();
    await expect(page).toHaveURL('/prime-almanac/');
  });
});
