import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

const PAGE = '/return-of-the-gatewatcher/maps.html';

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
