import {expect, test, type Page} from '@playwright/test';
import {LOCKED, PATIENT, isOpen, unlock} from '../../support/e2e/gate';
import {findPalette} from '../../support/e2e/palette';
import {hydrated} from '../../support/e2e/watch';

/** Simulates a new build on the host; returns a function that ends this. */
async function upload(page: Page): Promise<() => Promise<void>> {
  const gone = /\/assets\/(?:js|search|locked)\//;
  await page.route(gone, (route) => route.fulfill({status: 404}));
  const isPage = (url: URL): boolean => /(?:\/|\.html)$/.test(url.pathname);
  await page.route(isPage, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<meta name=script content=/assets/js/main.0123abcd.js>',
        })
      : route.continue(),
  );
  return async () => {
    await page.unroute(gone);
    await page.unroute(isPage);
  };
}

function getNotice(page: Page) {
  return page
    .getByRole('status')
    .filter({hasText: 'This site has been updated'});
}

test('readers who unlock a page after a new upload are told, and a reload suffices', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  await hydrated(page);
  const uploaded = await upload(page);
  await unlock(page);
  await expect(getNotice(page)).toBeVisible(PATIENT);
  await uploaded();
  await getNotice(page).getByRole('button', {name: 'Reload'}).click();
  await expect(getNotice(page)).toHaveCount(0);
  await unlock(page);
  await isOpen(page);
});

test('readers who search after a new upload are told', async ({page}) => {
  await page.goto('/prime-almanac/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await findPalette(page).field.waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  await page.route(/worker|\/assets\/search\//, (route) =>
    route.fulfill({status: 404}),
  );
  const isPage = (url: URL): boolean => url.pathname === '/prime-almanac/';
  await page.route(isPage, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<meta name=script content=/assets/js/main.0123abcd.js>',
    }),
  );
  await page.keyboard.press('Control+k');
  await findPalette(page).field.fill('gate');
  await expect(getNotice(page)).toBeVisible(PATIENT);
});

test('readers who follow a link after a new upload get the new page', async ({
  page,
}) => {
  await page.goto('/prime-almanac/');
  await hydrated(page);
  const gone = /\/assets\/js\//;
  await page.route(gone, (route) => route.fulfill({status: 404}));
  const link = page.locator('main a[href="/prime-almanac/torosia.html"]');
  const loaded = page.waitForEvent('load');
  await link.first().click();
  await loaded;
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Torosia');
});
