import type {Page} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

/**
 * Delays every script of the site.
 *
 * @returns a function that lets the scripts load, and waits until the page is hydrated.
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let releaseScripts = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await gone;
    await route.continue();
  });
  return async () => {
    releaseScripts();
    await awaitHydration(page);
  };
}

/**
 * Opens a page with its scripts held back. It does not wait for "load": the headless shell
 * may move the pointer by itself, which makes the page load scripts and delays that event.
 *
 * @returns a function that releases the scripts and waits for hydration.
 */
export async function openHeld(
  page: Page,
  path: string,
): Promise<() => Promise<void>> {
  const come = await holdScripts(page);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return come;
}

/**
 * Makes every script of the site fail.
 *
 * @returns a function that lets them load again.
 */
export async function breakScripts(
  page: Page,
  how: 'offline' | 'gone',
): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) =>
    how === 'offline' ? route.abort() : route.fulfill({status: 404}),
  );
  return () => page.unroute(SCRIPTS);
}

/** Waits until a page is hydrated, without a sign of a reader. */
export async function awaitHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({
    state: 'attached',
  });
}
