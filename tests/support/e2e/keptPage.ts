import {devices, test, type Page} from '@playwright/test';
import {sites} from './sites';

const {viewport, userAgent} = devices['Desktop Chrome'];

/** Clears everything that an earlier page could leave to the next one. */
async function clearStorage(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(viewport);
}

/**
 * Tests that open one page after another in the same tab, as readers do; a new tab for each would
 * take as long as the page itself.
 */
export const keptPage = test.extend<object, {readonly tab: Page}>({
  tab: [
    async ({browser}, serve) => {
      const context = await browser.newContext({
        baseURL: sites.main.origin,
        viewport,
        userAgent,
      });
      await serve(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab}, serve) => {
    await serve(tab);
    await clearStorage(tab);
  },
});
