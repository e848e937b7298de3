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

test('the sidebar shows the item of the page in its open group, the page does not scroll under it, and Escape, a touch beside it and its own button close it', async ({
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

test('a link in the sidebar opens its page and closes it, and the next time it shows that page', async ({
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
  await button(page).tap();
  const item = panel(page).locator(`a[href="${NEXT}"]`);
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(item).toBeInViewport({ratio: 1});
});

test('the sidebar closes when the window becomes wider than a phone, and not before', async ({
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

test('focus enters the sidebar and stays there, in both directions', async ({
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

test('everything in the sidebar is accessible, and high enough for a thumb', async ({
  page,
}) => {
  await openSidebar(page);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  const heights = await panel(page)
    .locator('.menu__link:visible, button:visible')
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', {name: 'Back to main menu'}).tap();
  await expect(
    panel(page).getByRole('button', {name: 'Rules', exact: true}),
  ).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

test('its main menu has the color mode, fullscreen, the source, every area and the home page', async ({
  page,
}) => {
  await openSidebar(page, '/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await panel(page)
    .getByRole('button', {name: /^Switch between light, dark/})
    .tap();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(
    panel(page).getByRole('button', {name: 'Fullscreen'}),
  ).toBeInViewport();
  await expect(panel(page).getByRole('link', {name: /Source/})).toBeVisible();
  await panel(page).getByRole('button', {name: 'World', exact: true}).tap();
  await panel(page).locator('a[href="/prime-almanac/"]').tap();
  await expect(page).toHaveURL('/prime-almanac/');
  await expect(panel(page)).toBeHidden();
  await button(page).tap();
  await panel(page).getByRole('link', {name: 'Orrameth', exact: true}).tap();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});
