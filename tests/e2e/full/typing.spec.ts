import {expect, test, type Locator, type Page} from '@playwright/test';
import {awaitHydration, delayScripts} from '../../support/e2e/intent';
import {quiet} from '../../support/e2e/reading';
import {
  ALL,
  expectQuery,
  found,
  searchField,
} from '../../support/e2e/spellBrowser';

/** Opens a page, and puts the cursor into a field. */
async function begin(
  page: Page,
  path: string,
  field: Locator,
): Promise<Locator> {
  await page.goto(path);
  await field.click();
  return field;
}

/** Returns the number of results at the address of the same search, in a new page. */
async function countAtAddress(page: Page, query: string): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(`${ALL}?q=${query}`);
  const count = await found(other).innerText();
  await other.close();
  return count;
}

test('no letter, deletion or step of the cursor is lost while scripts load', async ({
  page,
}) => {
  await delayScripts(page, 700);
  const delay = 60;
  const field = await begin(page, ALL, searchField(page));
  await page.keyboard.type('smoky', {delay});
  await page.keyboard.press('Backspace', {delay});
  await page.keyboard.type('e guise', {delay});
  for (let steps = 0; steps < 5; steps += 1) {
    await page.keyboard.press('ArrowLeft', {delay});
  }
  await page.keyboard.type('of dis', {delay});
  await expect(field).toHaveValue('smoke of disguise');
  await awaitHydration(page);
  await quiet(page);
  await expect(field).toHaveValue('smoke of disguise');
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((input: HTMLInputElement) => input.selectionStart),
  ).toBe('smoke of dis'.length);
  await expectQuery(page, '?q=smoke+of+disguise');
  await expect(found(page)).toHaveText(
    await countAtAddress(page, 'smoke of disguise'),
  );
});

test('text typed into the results page before scripts load is kept and answered', async ({
  page,
}) => {
  await delayScripts(page, 700);
  const field = await begin(
    page,
    '/search.html',
    page.getByRole('searchbox', {name: 'Search this site'}),
  );
  await page.keyboard.type('disguise', {delay: 120});
  await awaitHydration(page);
  await quiet(page);
  await expect(field).toHaveValue('disguise');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/search.html?q=disguise');
});
