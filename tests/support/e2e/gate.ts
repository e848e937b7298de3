import {expect, type Locator, type Page} from '@playwright/test';
import {PASSWORD} from './unlock';
import {hydrated} from './watch';

/** A locked page, and words that occur only behind its lock. */
export const LOCKED = {
  path: '/reference/',
  words: 'One evening of four hours',
  heading: 'Session planner',
} as const;

/** Another page that the same password opens. */
export const NEIGHBOR = {path: '/reference/examples.html', title: 'Examples!'};

/** Returns the prompt of a locked page. */
export function getGate(page: Page): {
  readonly field: Locator;
  readonly remember: Locator;
  readonly button: Locator;
  readonly told: Locator;
} {
  const form = page.locator('main form');
  return {
    field: form.locator('[name=password]'),
    remember: form.locator('[name=remember]'),
    button: form.getByRole('button'),
    told: form.getByRole('alert'),
  };
}

/** Enters the password of the demo. */
export async function unlock(page: Page, remember = false): Promise<void> {
  await hydrated(page);
  const {field, remember: box, button} = getGate(page);
  await field.fill(PASSWORD);
  await box.setChecked(remember);
  await button.click();
}

/** Comparing a password takes slow devices long. */
export const PATIENT = {timeout: 30_000} as const;

/** Records all messages of the prompt from now on; some of them are shown for a second only. */
export async function recordMessages(
  page: Page,
): Promise<() => Promise<readonly string[]>> {
  await hydrated(page);
  const said = await getGate(page).told.evaluateHandle((told) => {
    const all: string[] = [];
    new MutationObserver(() => {
      all.push(told.textContent);
    }).observe(told, {childList: true, characterData: true, subtree: true});
    return all;
  });
  return () => said.jsonValue();
}

/** Waits until a page is unlocked. */
export async function isOpen(page: Page): Promise<void> {
  await expect(page.getByText(LOCKED.words)).toBeVisible(PATIENT);
  await expect(getGate(page).field).toHaveCount(0);
}

/** Waits until a page is locked, and asserts that nothing is left of its content. */
export async function isShut(page: Page): Promise<void> {
  await expect(getGate(page).field).toBeVisible(PATIENT);
  expect(await page.content()).not.toContain(LOCKED.words);
  expect(await page.content()).not.toContain(LOCKED.heading);
}

/** Lists what the lock has stored in the browser, by the name of the storage. */
export function stored(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((name) =>
      Object.keys(window[name])
        .filter((key) => key.startsWith('docs-lock:'))
        .map((key) => `${name} ${key}`),
    ),
  );
}
