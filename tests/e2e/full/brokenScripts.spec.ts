import {expect, test, type Page} from '@playwright/test';
import {awaitHydration, breakScripts} from '../../support/e2e/intent';
import {FROM, quiet} from '../../support/e2e/reading';

test.describe('if scripts fail to load', () => {
  function choice(page: Page): Promise<string | null> {
    return page.locator('html').getAttribute('data-theme-choice');
  }

  test('what readers pressed happens when they load after all', async ({
    page,
    context,
  }) => {
    await page.goto(FROM);
    const mend = await breakScripts(page, 'offline');
    await context.setOffline(true);
    await page.getByRole('button', {name: /^Change color mode/}).click();
    await quiet(page);
    expect(await choice(page)).toBe('dark');
    await mend();
    await context.setOffline(false);
    await awaitHydration(page);
    await expect.poll(() => choice(page)).toBe('system');
  });
});
