import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {FROM, quiet} from '../../support/e2e/reading';

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', {name});
}

function title(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

test.describe('native elements work before hydration', () => {
  test('a link, even while the scripts are loading', async ({page}) => {
    await openHeld(page, FROM);
    await button(page, 'World').click();
    await page.locator('a.pagination-nav__link--next').click();
    await expect(title(page)).toHaveText('Action Points');
  });

  test('a fold, which stays as readers left it', async ({page}) => {
    const come = await openHeld(page, FROM);
    const fold = page.locator('main details').filter({hasText: 'On This Page'});
    const folded = fold.getByRole('link').first();
    await expect(folded).toBeHidden();
    await fold.locator('summary').click();
    await expect(folded).toBeVisible();
    await come();
    await quiet(page);
    await expect(folded).toBeVisible();
  });
});
