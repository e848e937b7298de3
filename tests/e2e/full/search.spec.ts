// The misspellings here are intended. cspell:ignore xqzwv
import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {atRest} from '../../support/e2e/gallery';
import {awaitHydration} from '../../support/e2e/intent';
import {findPalette} from '../../support/e2e/palette';
import {open} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

const START = '/combat-and-tactics/action-points.html';

test('a result opens beside the page, a color mode is chosen, and an empty result is reported', async ({
  page,
  context,
}) => {
  await open(page, START);
  await page.keyboard.press('/');
  const {field, active, options, dialog} = findPalette(page);
  await field.fill('light mode');
  await expect(active).toContainText('Light mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await field.fill('goblin smoke');
  await expect(active).toContainText(/goblin/i);
  const beside = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await beside).toHaveURL(/goblin/);
  await expect(page).toHaveURL(START);

  await field.fill('xqzwv');
  await expect(dialog).toContainText('No results for xqzwv');
  await expect(options).toHaveCount(0);
  await expect(dialog.getByRole('link', {name: 'See all areas'})).toBeVisible();
});

test('the search page answers its address and new words, also without threads, and the not-found page what was meant', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await page.goto('/search.html?q=saving%20trows');
  await awaitHydration(page);
  const field = page.getByRole('searchbox');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results.first()).toContainText('Saving Throws');
  await expect(field).toHaveValue('saving trows');

  await field.fill('torosia');
  await expect(results.first()).toContainText('Torosia');
  await expect(page).toHaveURL('/search.html?q=torosia');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL('/prime-almanac/torosia.html');
  await page.goBack();
  await expect(field).toHaveValue('torosia');

  await page.goto('/combat-and-tactics/saving-trows.html');
  await expect(field).toHaveValue('saving trows');
  await expect(results).toHaveCount(3);
  await expect(results.first()).toContainText('Saving Throws');
});

test('the palette and its results page are accessible on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(`${START}?docusaurus-theme=light`);
  await hydrated(page);
  await page
    .getByRole('navigation', {name: 'Shortcuts', exact: true})
    .getByRole('link', {name: 'Search'})
    .click();
  const {field, active, dialog} = findPalette(page);
  await expect(field).toBeFocused();
  await prepareAccess(page);
  await atRest(page);
  expect(await accessFaults(page)).toEqual([]);
  await field.fill('smoke');
  await expect(active.locator('mark').first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await dialog.getByRole('link', {name: 'All results'}).click();
  await expect(page).toHaveURL('/search.html?q=smoke');
  await expect(dialog).toBeHidden();
  await prepareAccess(page);
  // The previous page fades out first.
  await expect(page.getByRole('searchbox')).toHaveValue('smoke');
  await expect(
    page.getByRole('main').getByRole('listitem').first(),
  ).toBeVisible();
  await atRest(page);
  expect(await accessFaults(page)).toEqual([]);
});
