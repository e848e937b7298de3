import type {Page} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

/**
 * Keeps every script of the site on its way until it is let go.
 *
 * @returns a function that lets the scripts come, and waits until the page is hydrated.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await gone;
    await route.continue();
  });
  return async () => {
    letGo();
    await awaitHydration(page);
  };
}

/** Lets every script of the site come late, by so many milliseconds each. */
export async function delayScripts(page: Page, delay: number): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    await route.continue();
  });
}

/** Lets no script of the site come; the function it gives lets them again. */
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
