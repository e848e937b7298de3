import {expect, type Locator, type Page} from '@playwright/test';

/** The page of all spells and powers. */
export const ALL = '/magic-science/';

/** Returns the message with the number of results. */
export function found(page: Page): Locator {
  return page.getByRole('status').filter({hasText: 'spells and powers'});
}

/** Returns the names of the results as they are on the page. */
export function names(page: Page): Locator {
  return page.locator('.spellResults article :is(h3, h5)');
}

export function searchField(page: Page): Locator {
  return page.getByRole('searchbox', {name: 'Search spells and powers'});
}

/** Returns the checkbox of a value of a filter. */
export function value(page: Page, filter: string, name: RegExp): Locator {
  return page
    .getByRole('group', {name: filter, exact: true})
    .getByRole('checkbox', {name});
}

/** Waits until the address has this query. */
export async function expectQuery(page: Page, query: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.location.search))
    .toBe(query);
}
