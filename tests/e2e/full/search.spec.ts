// The misspellings here are intended. cspell:ignore torossia xqzwv
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import type {SearchRecord} from '../../../src/shared/lib/searchRecord';
import {lockedAreas} from '../../../src/site/contentAreas';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {atRest} from '../../support/e2e/gallery';
import {awaitHydration, openHeld} from '../../support/e2e/intent';
import {findPalette} from '../../support/e2e/palette';
import {open} from '../../support/e2e/reading';
import {hydrated, watch} from '../../support/e2e/watch';
import {sites} from '../../support/e2e/sites';

const START = '/combat-and-tactics/action-points.html';
const INDEX = '**/assets/search/part-*.json';

/** Returns all records of the built index. */
function builtRecords(): readonly SearchRecord[] {
  const folder = 'build/assets/search';
  return readdirSync(folder)
    .filter((name) => name.startsWith('part-'))
    .flatMap(
      (name) =>
        JSON.parse(readFileSync(join(folder, name), 'utf8')) as SearchRecord[],
    );
}

/** Lists the anchors of a built page. */
function listIds(path: string): ReadonlySet<string> {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const html = readFileSync(join('build', file), 'utf8');
  const ids = html.matchAll(/\sid=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s>]+))/g);
  return new Set(
    [...ids].map(({groups}) => groups?.['quoted'] ?? groups?.['plain'] ?? ''),
  );
}

function opener(page: Page) {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Search'});
}

test('readers find a page, a section and a spell by keyboard alone (L1)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search/')) {
      parts.push(request.url());
    }
  });
  await open(page, START);
  expect(parts).toEqual([]);
  await page.keyboard.press('/');
  const {dialog, field, options, active} = findPalette(page);
  await expect(field).toBeFocused();
  await expect(options.filter({hasText: 'Prime Almanac'})).toBeVisible();

  await field.fill('torossia');
  await expect(active).toContainText('Torosia');
  await expect(active.locator('mark').first()).toHaveText('Torosia');
  await expect(dialog.getByRole('status')).toHaveText(/answers/);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/prime-almanac/torosia.html');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(options.first()).toContainText('torossia');
  await field.fill('walk through fire');
  await expect(active).toContainText('Walk Through Fire');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/magic-science/#power-walk-through-fire');
  await expect(page.locator('#power-walk-through-fire')).toBeInViewport();
  expect(new Set(parts).size).toBe(parts.length);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a press on the button, a slash and the text typed then wait for the scripts', async ({
  page,
}) => {
  const come = await openHeld(page, START);
  await opener(page).click();
  const {dialog, field} = findPalette(page);
  await come();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();

  // The palette is loaded by now, so it receives the keys as soon as it is open.
  await page.keyboard.press('/');
  await page.keyboard.type('limbo');
  await expect(field).toHaveValue('limbo');
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toBeHidden();

  const comeAgain = await openHeld(page, START);
  await page.keyboard.press('/');
  await comeAgain();
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a result opens beside the page, a color mode is chosen, and an empty result is reported', async ({
  page,
  context,
}) => {
  await open(page, START);
  await opener(page).click();
  const {field, active, options, dialog} = findPalette(page);
  await field.fill('dark mode');
  await expect(active).toContainText('Dark mode');
  await field.fill('light mode');
  await expect(active).toContainText('Light mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await field.fill('2d6+3');
  await expect(active).toContainText(/2d6\+3 = (?:[5-9]|1[0-5])/);
  await expect(dialog.getByRole('status')).toHaveText(/2d6\+3 = \d+/);

  await field.fill('goblin smoke');
  await expect(active.locator('mark').first()).toBeVisible();
  const beside = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await beside).toHaveURL(/goblin/);
  await expect(page).toHaveURL(START);

  await field.fill('xqzwv');
  await expect(dialog).toContainText('Nothing answers xqzwv');
  await expect(options).toHaveCount(0);
  await expect(dialog.getByRole('link', {name: 'See all areas'})).toBeVisible();
});

test('a failed fetch is reported, and can be tried again', async ({page}) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, START);
  await page.keyboard.press('/');
  const {dialog, field, active} = findPalette(page);
  await field.fill('goblin');
  const retry = dialog.getByRole('button', {name: 'Try again'});
  await expect(retry).toBeVisible();
  await page.unroute(INDEX);
  await retry.click();
  await expect(active).toContainText('Goblin');
});

test('search works without threads, and contains nothing of a locked area (G4)', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  const found = page.waitForResponse(INDEX);
  await page.goto('/search.html?q=saving%20trows');
  await awaitHydration(page);
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results.first()).toContainText('Saving Throws');
  await expect(page.getByRole('searchbox')).toHaveValue('saving trows');
  const index = await (await found).text();
  for (const {id} of lockedAreas) {
    expect(index).not.toContain(`"/${id}/`);
  }

  await page.getByRole('searchbox').fill('torosia');
  await expect(results.first()).toContainText('Torosia');
  await expect(page).toHaveURL('/search.html?q=torosia');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL('/prime-almanac/torosia.html');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('torosia');

  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('search.html');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex',
  );

  await page.goto('/combat-and-tactics/saving-trows.html');
  await expect(page.getByRole('searchbox')).toHaveValue('saving trows');
  const meant = page.getByRole('main').getByRole('listitem');
  await expect(meant).toHaveCount(3);
  await expect(meant.first()).toContainText('Saving Throws');
});

test('every record of the index has an existing address', () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const getIds = (path: string): ReadonlySet<string> => {
    const known = ids.get(path) ?? listIds(path);
    ids.set(path, known);
    return known;
  };
  const lost = builtRecords()
    .filter(({kind}) => kind !== 'document')
    .map(({to}) => to.split('#'))
    .filter(([path = '', id]) => id !== undefined && !getIds(path).has(id));
  expect(lost).toEqual([]);
});

for (const mode of ['dark', 'light'] as const) {
  test(`the palette is accessible, in ${mode} mode, also on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(`${START}?docusaurus-theme=${mode}`);
    await hydrated(page);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('button', {name: /Back to main menu/})
      .click();
    await page
      .locator('.navbar-sidebar')
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
}
