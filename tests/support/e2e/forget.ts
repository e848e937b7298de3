import {expect, type Locator, type Page} from '@playwright/test';
import {FORGET_PAGE} from '../../../plugins/saved-data/model/forgetPage';
import {hydrated} from './watch';

/** What lists and removes all that the browser keeps. */
export function findForget(page: Page): Locator {
  return page.getByRole('main');
}

/** Opens the list of what the browser keeps. */
export async function openForget(page: Page): Promise<Locator> {
  await page.goto(FORGET_PAGE);
  await hydrated(page);
  const fold = findForget(page);
  await expect(fold).not.toContainText('One moment');
  return fold;
}

/** Forgets everything, and waits until that is done. */
export async function forgetAll(page: Page): Promise<void> {
  const fold = await openForget(page);
  await fold.getByRole('button', {name: 'Delete saved data'}).click();
  await expect(fold).toContainText('Deleted, including in other tabs');
}
