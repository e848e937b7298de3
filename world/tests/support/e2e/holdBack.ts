import type {Page} from '@playwright/test';

/**
 * Holds back what a page asks for.
 *
 * @returns a function that lets all of it come.
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
