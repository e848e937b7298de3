import {expect, test, type Page} from '@playwright/test';
import {FROM, TO, follow, open, quiet} from '../../support/e2e/reading';

/** Records the animations of the page. */
async function recordMotions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => {
      seen.push(document.documentElement.dataset['pageMotion'] ?? 'rest');
    }).observe(document.documentElement, {
      attributeFilter: ['data-page-motion'],
    });
  });
  return () => page.evaluate<string[]>('seen');
}

test('one page slides out, then the next one in, but home fades', async ({
  page,
}) => {
  await open(page, FROM);
  const seen = await recordMotions(page);
  await follow(page, TO);
  await expect.poll(seen).toEqual(['slide-out', 'slide-in', 'rest']);
  await page.getByRole('link', {name: 'Orrameth', exact: true}).first().click();
  await expect
    .poll(async () => (await seen()).slice(3))
    .toEqual(['fade-out', 'fade-in', 'rest']);
});

test('nothing moves for readers who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, FROM);
  const seen = await recordMotions(page);
  await follow(page, TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  expect(await seen()).toEqual([]);
});

test('a progress bar shows while a page is being fetched, but not for a prefetched one', async ({
  page,
}) => {
  await open(page, FROM);
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    await route.continue();
  });
  await follow(page, TO);
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  await expect(page.locator('#nprogress')).not.toBeAttached();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('#nprogress') !== null) {
        document.documentElement.dataset['sawBar'] = 'yes';
      }
    }).observe(document.body, {childList: true});
  });
  await follow(page, FROM);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Combat Parameters',
  );
  expect(
    await page.evaluate(() => document.documentElement.dataset['sawBar']),
  ).toBeUndefined();
});

test('readers who change their minds stay where they are', async ({page}) => {
  await open(page, FROM);
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
  await follow(page, TO);
  await expect(page.locator('html')).toHaveAttribute(
    'data-page-motion',
    'slide-out',
  );
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-page-motion',
    /./,
  );
  await quiet(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Combat Parameters',
  );
});
