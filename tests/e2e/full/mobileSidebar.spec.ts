import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

const PAGE = '/return-of-the-gatewatcher/maps.html';
const NEXT = '/return-of-the-gatewatcher/session-images.html';

const panel = (page: Page) => page.locator('.navbar-sidebar');
const button = (page: Page) =>
  page.getByRole('button', {name: 'Menu', exact: true});

/** Opens a page and its mobile sidebar. */
async function openSidebar(page: Page, path = PAGE): Promise<void> {
  await open(page, path);
  await expect(panel(page)).toBeHidden();
  await button(page).tap();
  await expect(panel(page)).toBeInViewport({ratio: 1});
}

/** Returns the `overflow` of the page under the sidebar. */
function bodyOverflow(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).overflowY);
}

test('the sidebar shows the item of the page in its open group (L3, S4), which does not scroll under it, and Escape, a touch beside it and its own button close it (L3)', async ({
  page,
}) => {
  await openSidebar(page);
  const item = panel(page).locator(`a[href="${PAGE}"]`);
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(item).toBeInViewport({ratio: 1});
  expect(await bodyOverflow(page)).toBe('hidden');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(380, 500),
    () => page.getByRole('button', {name: 'Close navigation bar'}).tap(),
  ]) {
    await close();
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    expect(await bodyOverflow(page)).not.toBe('hidden');
    await button(page).tap();
    await expect(panel(page)).toBeInViewport({ratio: 1});
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('a link in the sidebar opens its page and closes it (L3)', async ({
  page,
}) => {
  await openSidebar(page);
  await panel(page).locator(`a[href="${NEXT}"]`).tap();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Session Images',
  );
  await expect(panel(page)).toBeHidden();
});

test('the sidebar shows the item of the page after a navigation (L3, S4)', async ({
  page,
}) => {
  await openSidebar(page);
  await page.keyboard.press('Escape');
  await page.locator('a.pagination-nav__link--next').tap();
  await expect(page).toHaveURL(NEXT);
  await button(page).tap();
  const item = panel(page).locator(`a[href="${NEXT}"]`);
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(item).toBeInViewport({ratio: 1});
});

test('the name of the site links home and closes the sidebar (L3)', async ({
  page,
}) => {
  await openSidebar(page);
  await panel(page).getByRole('link', {name: 'Orrameth', exact: true}).tap();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the sidebar closes when the window becomes wider than a phone, and not before (L3)', async ({
  page,
}) => {
  await openSidebar(page);
  await page.setViewportSize({width: 719, height: 844});
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({width: 720, height: 844});
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.setViewportSize({width: 719, height: 844});
  await expect(panel(page)).toBeHidden();
});

test('focus enters the sidebar and stays there, in both directions (L3)', async ({
  page,
}) => {
  await openSidebar(page);
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  const inside = () =>
    panel(page).evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `${key} ${presses}`).toBe(true);
      stops.add(
        await page.evaluate(() => document.activeElement?.outerHTML ?? ''),
      );
    }
    expect(stops.size, 'focus moves').toBeGreaterThan(5);
  }
});

test('everything in the sidebar is accessible (L3, L5)', async ({page}) => {
  await openSidebar(page);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', {name: 'Back to main menu'}).tap();
  await expect(
    panel(page).getByRole('button', {name: 'Rules', exact: true}),
  ).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

test('touch targets in the sidebar are at least 44 pixels high (L5)', async ({
  page,
}) => {
  await openSidebar(page);
  const heights = await panel(page)
    .locator('.menu__link:visible, button:visible')
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('the main menu of the sidebar links to every area and to the source (L5)', async ({
  page,
}) => {
  await openSidebar(page, '/');
  await panel(page).getByRole('button', {name: 'World', exact: true}).tap();
  await expect(
    panel(page).locator('a[href="/prime-almanac/"]'),
  ).toBeInViewport();
  await expect(panel(page).getByRole('link', {name: /Source/})).toBeVisible();
  await panel(page).locator('a[href="/prime-almanac/"]').tap();
  await expect(page).toHaveURL('/prime-almanac/');
  await expect(panel(page)).toBeHidden();
});

test('the color mode can be changed in the sidebar (L5)', async ({page}) => {
  await openSidebar(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await panel(page)
    .getByRole('button', {name: /^Switch between light, dark/})
    .tap();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(panel(page)).toBeVisible();
});

test('"Search" stands apart from its icon, as other entries do (L3)', async ({
  page,
}) => {
  await openSidebar(page);
  await panel(page)
    .getByRole('button', {name: /Back to main menu/})
    .tap();
  const entry = panel(page).getByRole('link', {name: 'Search'});
  await expect(entry).toBeInViewport({ratio: 1});
  const gap = await entry.evaluate((link) => {
    const range = document.createRange();
    range.selectNode(link.lastChild ?? link);
    const icon = link.querySelector('svg')?.getBoundingClientRect().right;
    return range.getBoundingClientRect().left - (icon ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(8);
});
