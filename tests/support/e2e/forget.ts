import {expect, type Locator, type Page} from '@playwright/test';
import {FORGET_ID, KEEP_PAGE} from '../../../src/site/keepPage';
import {hydrated} from './watch';

/** What lists and removes all that the browser keeps. */
export function findForget(page: Page): Locator {
  return page.locator(`#${FORGET_ID}`);
}

/** Opens the list of what the browser keeps. */
export async function openForget(page: Page): Promise<Locator> {
  await page.goto(`${KEEP_PAGE}#${FORGET_ID}`);
  await hydrated(page);
  const fold = findForget(page);
  await expect(fold).not.toContainText('One moment');
  return fold;
}

/** Forgets everything, and waits until that is done. */
export async function forgetAll(page: Page): Promise<void> {
  const fold = await openForget(page);
  await fold.getByRole('button', {name: 'Forget everything'}).click();
  await expect(fold).toContainText('Everything is forgotten');
}
