import {expect, test, type Page} from '@playwright/test';
import {awaitHydration, breakScripts} from '../../support/e2e/intent';
import {FROM, open, quiet} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

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
    await page.getByRole('button', {name: /^Switch between light/}).click();
    await quiet(page);
    expect(await choice(page)).toBe('dark');
    await mend();
    await context.setOffline(false);
    await awaitHydration(page);
    await expect.poll(() => choice(page)).toBe('system');
  });

  test('the page is reloaded if they are gone from its host', async ({
    page,
  }) => {
    await page.goto(FROM);
    const mend = await breakScripts(page, 'gone');
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', {name: /^Switch between light/}).click();
    await reloaded;
    await mend();
    await hydrated(page);
    await page.getByRole('button', {name: /^Switch between light/}).click();
    await expect.poll(() => choice(page)).toBe('system');
  });

  test('the next page is loaded from the host if its script has disappeared', async ({
    page,
  }) => {
    await open(page, FROM);
    const mend = await breakScripts(page, 'gone');
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.locator('a.pagination-nav__link--next').click();
    await reloaded;
    await mend();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Action Points',
    );
    await expect(page).toHaveURL(/action-points\.html$/);
  });
});
