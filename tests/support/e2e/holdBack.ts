import type {Page} from '@playwright/test';

/**
 * Delays the requests that match a pattern.
 *
 * @returns a function that lets all of them proceed.
 */
export async function holdBack(
  page: Page,
  what: string | RegExp,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
