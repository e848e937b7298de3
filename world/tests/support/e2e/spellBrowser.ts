import {expect, type Locator, type Page} from '@playwright/test';

/** The page of all spells and powers. */
export const ALL = '/magic-science/';

/** The page with the spells of each House. */
export const PRIESTS = '/deities-and-cosmology/priest-spell-lists.html';

/** What is said of how much was found. */
export function found(page: Page): Locator {
  return page.getByRole('status').filter({hasText: 'spells and powers'});
}

/** The names of what was found, as they stand on the page. */
export function names(page: Page): Locator {
  return page.locator('.spellResults article :is(h3, h5)');
}

/** The field for words. */
export function searchField(page: Page): Locator {
  return page.getByRole('searchbox', {name: 'Search spells and powers'});
}

/** The slider of the level of the caster. */
export function slider(page: Page): Locator {
  return page.getByRole('slider', {name: 'Caster level'});
}

/** The value of a filter, and how much it would show. */
export function value(page: Page, filter: string, name: RegExp): Locator {
  return page
    .getByRole('group', {name: filter, exact: true})
    .getByRole('checkbox', {name});
}

/** The query of the address, as soon as it stands there. */
export async function expectQuery(page: Page, query: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.location.search))
    .toBe(query);
}
