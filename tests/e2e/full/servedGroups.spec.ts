import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {quiet, TO} from '../../support/e2e/reading';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

/** An area with groups in a group; none is open on its first page. */
const GROUPED = '/campaign-reference/';

/** The arrow of a group in the list. */
const arrow = (page: Page, group: string) =>
  list(page).getByLabel(`Pages under ${group}`, {exact: true});

/** A link in the list, by its path below the area with groups. */
const item = (page: Page, path: string) =>
  list(page).locator(`a[href="${GROUPED}${path}"]`);

const button = (page: Page) =>
  page.getByRole('button', {name: 'Menu', exact: true});

const list = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

/** The link to the page that readers are on. */
const current = (page: Page) => list(page).locator('a[aria-current="page"]');

/** Returns how far the open menu is scrolled, in pixels. */
function getScroll(page: Page): Promise<number> {
  return page.locator(':popover-open').evaluate((menu) => menu.scrollTop);
}

/** Returns the height of the lowest of what can be pressed, in pixels. */
function getLeastHeight(controls: Locator): Promise<number> {
  return controls.evaluateAll((all) =>
    Math.min(...all.map((each) => each.getBoundingClientRect().height)),
  );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a tap on the arrow of a group opens it, one at a time on each level', async ({
    page,
  }) => {
    await page.goto(GROUPED);
    await button(page).tap();
    const first = item(page, 'return-of-the-gatewatcher/game-story.html');
    const inner = item(page, 'return-of-the-gatewatcher/maps.html');
    const second = item(page, 'shroud-of-the-empire/characters.html');
    await expect(first).toBeHidden();
    await arrow(page, 'Return of the Gate Watcher').tap();
    await expect(first).toBeInViewport({ratio: 1});
    await expect(inner).toBeHidden();
    await arrow(page, 'Maps and Visuals').tap();
    await expect(inner).toBeInViewport({ratio: 1});
    const pressed = list(page).locator('a:visible, summary:visible');
    expect(await getLeastHeight(pressed)).toBeGreaterThanOrEqual(44);
    await arrow(page, 'Shroud of the Empire').tap();
    await expect(second).toBeInViewport({ratio: 1});
    await expect(first).toBeHidden();
    await arrow(page, 'Shroud of the Empire').tap();
    await expect(second).toBeHidden();
  });

  test('keys open a group, whose pages follow its arrow, and Escape closes the menu', async ({
    page,
  }) => {
    await page.goto(GROUPED);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await arrow(page, 'Shroud of the Empire').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      item(page, 'shroud-of-the-empire/characters.html'),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('the menu opens scrolled to the current page, and readers can scroll away', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 300});
    await page.goto(TO);
    const scrollAway = async (): Promise<void> => {
      await button(page).tap();
      await expect(current(page)).toHaveAttribute('href', TO);
      await expect(current(page)).toBeInViewport({ratio: 1});
      await page.mouse.move(100, 100);
      await page.mouse.wheel(0, -1000);
      await expect.poll(() => getScroll(page)).toBe(0);
      await expect(current(page)).not.toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
    };
    await scrollAway();
    // It does so whenever it opens.
    await scrollAway();
  });
});

test.describe('before hydration', () => {
  test('its groups stay as readers left them while the page is hydrated, and still open after it', async ({
    page,
  }) => {
    const come = await openHeld(page, `${GROUPED}shroud-of-the-empire/`);
    await button(page).tap();
    const inner = item(page, 'return-of-the-gatewatcher/maps.html');
    const second = item(page, 'shroud-of-the-empire/characters.html');
    await expect(second).toBeVisible();
    await arrow(page, 'Return of the Gate Watcher').tap();
    await arrow(page, 'Maps and Visuals').tap();
    await expect(inner).toBeVisible();
    const before = await inner.boundingBox();
    await come();
    await quiet(page);
    expect(await inner.boundingBox()).toEqual(before);
    await expect(second).toBeHidden();
    await arrow(page, 'Shroud of the Empire').tap();
    await expect(second).toBeVisible();
    await expect(inner).toBeHidden();
  });
});
