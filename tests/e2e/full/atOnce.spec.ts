import {expect, test} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {quiet} from '../../support/e2e/reading';

test.describe('native elements work before hydration', () => {
  test('folds of the text and of the sidebar, which stay as readers left them', async ({
    page,
  }) => {
    const come = await openHeld(page, '/campaign-reference/');
    const group = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator('details')
      .filter({
        has: page.getByLabel('Pages under Return of the Gate Watcher', {
          exact: true,
        }),
      });
    const fold = page.locator('main details').filter({hasText: 'On This Page'});
    for (const each of [group, fold]) {
      await expect(each).not.toHaveAttribute('open');
      await each.locator('summary').first().click();
      await expect(each).toHaveAttribute('open');
    }
    await come();
    await quiet(page);
    for (const each of [group, fold]) {
      await expect(each).toHaveAttribute('open');
    }
  });
});
