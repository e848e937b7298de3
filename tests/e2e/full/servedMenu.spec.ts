import {expect, test, type Locator, type Page} from '@playwright/test';
import {waiting} from '../../../plugins/hydrate-on-intent/waiting';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openHeld} from '../../support/e2e/intent';
import {FROM, open, quiet, TO} from '../../support/e2e/reading';
import {swipe} from '../../support/e2e/touch';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

/** Pages without a sidebar. */
const BARE = ['/', '/search.html', '/tags/realm.html', '/nowhere.html'];

const button = (page: Page) =>
  page.getByRole('button', {name: 'Menu', exact: true});

/** The list of the area's pages in the served page. */
const list = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

/** The link to an area in the list of all areas. */
const area = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Prime Almanac'});

const panel = (page: Page) => page.locator('.navbar-sidebar');

/** Returns the height of what can be pressed, in pixels. */
function getHeights(controls: Locator): Promise<readonly number[]> {
  return controls.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().height),
  );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the menu lists the pages of the area, and its links open them (L3)', async ({
    page,
  }) => {
    await page.goto(FROM);
    await expect(list(page)).toBeHidden();
    await button(page).tap();
    const links = list(page).getByRole('link');
    await expect(links.first()).toBeInViewport({ratio: 1});
    const heights = await getHeights(links);
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await list(page).locator(`a[href="${TO}"]`).tap();
    await expect(page).toHaveURL(TO);
    await expect(list(page)).toBeHidden();
  });

  test('Escape, a tap beside the menu and its button close it (L3)', async ({
    page,
  }) => {
    await page.goto(FROM);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(370, 500),
      () => button(page).tap(),
    ]) {
      await button(page).tap();
      await expect(list(page)).toBeInViewport({ratio: 1});
      await close();
      await expect(list(page)).toBeHidden();
    }
  });

  test('the menu leads to all areas, and back (L5)', async ({page}) => {
    await page.goto(FROM);
    await button(page).tap();
    const areas = page.getByRole('button', {name: 'All areas'});
    await areas.tap();
    await expect(area(page)).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(area(page)).not.toBeInViewport();
    await expect(list(page)).toBeInViewport({ratio: 1});
    await areas.tap();
    await area(page).tap();
    await expect(page).toHaveURL('/prime-almanac/');
  });

  for (const path of BARE) {
    test(`the menu of ${path} lists all areas (L5)`, async ({page}) => {
      await page.goto(path);
      await button(page).tap();
      const menu = page.locator(':popover-open');
      await expect(
        menu.getByRole('link', {name: 'Prime Almanac'}),
      ).toBeInViewport({ratio: 1});
      const heights = await getHeights(
        menu.getByRole('listitem').getByRole('link'),
      );
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    });
  }

  test('an open menu is not printed (L8)', async ({page}) => {
    await page.goto(FROM);
    await button(page).tap();
    await expect(list(page)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(list(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  for (const width of [720, 1440]) {
    test(`the list is beside the page at ${width} pixels, and all areas at its foot (L3)`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(FROM);
      await expect(list(page)).toBeInViewport({ratio: 0.9});
      await expect(page.getByRole('button', {name: 'All areas'})).toBeHidden();
      await area(page).scrollIntoViewIfNeeded();
      await expect(area(page)).toBeInViewport({ratio: 1});
    });
  }
});

test.describe('before hydration', () => {
  test('the menu opens at once, and stays as it is while the page is hydrated: scrolled, and with focus (L3)', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 300});
    const come = await openHeld(page, FROM);
    await button(page).tap();
    await expect(list(page)).toBeVisible();
    const link = list(page).getByRole('link').last();
    await link.focus();
    await expect(link).toBeInViewport({ratio: 1});
    const top = (await link.boundingBox())?.y;
    expect(await getScroll(page)).toBeGreaterThan(0);
    await come();
    await quiet(page);
    await expect(link).toBeFocused();
    expect((await link.boundingBox())?.y).toBe(top);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(panel(page)).toBeHidden();
    await button(page).tap();
    await expect(panel(page)).toBeInViewport({ratio: 1});
    await expect(list(page)).toBeHidden();
  });

  for (const [what, close] of [
    ['a tap on its button', (page: Page) => button(page).tap()],
    ['a tap beside it', (page: Page) => page.touchscreen.tap(370, 500)],
    [
      'a swipe to the left',
      (page: Page) => swipe(page, {x: 250, y: 600}, {x: 150, y: 600}),
    ],
    [
      'a wider window',
      (page: Page) => page.setViewportSize({width: 720, height: 844}),
    ],
  ] as const) {
    test(`a menu that was opened then is closed by ${what} after it (L3, L4)`, async ({
      page,
    }) => {
      const come = await openHeld(page, FROM);
      await button(page).tap();
      await come();
      await quiet(page);
      await expect(page.locator(':popover-open')).toBeVisible();
      await close(page);
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await expect(panel(page)).toBeHidden();
    });
  }

  test('its links navigate within the application after hydration, which closes it (L3)', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    await button(page).tap();
    await come();
    await page.evaluate(() => {
      document.documentElement.dataset['same'] = '';
    });
    await list(page).locator(`a[href="${TO}"]`).tap();
    await expect(page).toHaveURL(TO);
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  });

  test('a press is queued in browsers without popovers, and not in others (L3)', async ({
    page,
  }) => {
    await openHeld(page, FROM);
    const isQueued = (controls: string) =>
      button(page).evaluate((each, all) => each.matches(all), controls);
    expect(await isQueued(waiting.controls)).toBe(false);
    // A state that no browser knows is to this one what ":popover-open" is to those.
    expect(
      await isQueued(waiting.controls.replace(':popover-open', ':unheard-of')),
    ).toBe(true);
  });

  test('the menu is accessible (L3, L5)', async ({page}) => {
    await openHeld(page, FROM);
    await prepareAccess(page);
    await button(page).tap();
    await expect(list(page)).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', {name: 'All areas'}).tap();
    await expect(area(page)).toBeInViewport({ratio: 1});
    expect(await accessFaults(page)).toEqual([]);
  });
});

test('a press after hydration opens the menu of the application alone (L3)', async ({
  page,
}) => {
  await open(page, FROM);
  await button(page).tap();
  await expect(panel(page)).toBeInViewport({ratio: 1});
  await expect(
    page.locator('[popovertarget][aria-expanded="true"]'),
  ).toHaveCount(1);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

/** Returns how far the open menu is scrolled, in pixels. */
function getScroll(page: Page): Promise<number> {
  return page.locator(':popover-open').evaluate((menu) => menu.scrollTop);
}
