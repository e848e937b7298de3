import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openHeld} from '../../support/e2e/intent';
import {FROM, quiet, TO} from '../../support/e2e/reading';
import {swipe} from '../../support/e2e/touch';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

const button = (page: Page) =>
  page.getByRole('button', {name: 'Menu', exact: true});

/** The list of the area's pages in the served page. */
const list = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

/** The link to an area in the list of all areas. */
const area = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Prime Almanac'});

const panel = (page: Page) => page.locator('.navbar-sidebar');

/** Expects that links are high enough for a thumb. */
async function expectTall(links: Locator): Promise<void> {
  const heights = await links.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the menu lists the pages of the area, is not printed, and its links open them', async ({
    page,
  }) => {
    await page.goto(FROM);
    await expect(list(page)).toBeHidden();
    await button(page).tap();
    const links = list(page).getByRole('link');
    await expect(links.first()).toBeInViewport({ratio: 1});
    await expectTall(links);
    await page.emulateMedia({media: 'print'});
    await expect(list(page)).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await list(page).locator(`a[href="${TO}"]`).tap();
    await expect(page).toHaveURL(TO);
    await expect(list(page)).toBeHidden();
  });

  test('Escape, a tap beside the menu and its button close it', async ({
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

  test('the menu leads to all areas, and back', async ({page}) => {
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

  test('the menu of a page without a sidebar lists all areas', async ({
    page,
  }) => {
    await page.goto('/tags/realm.html');
    await button(page).tap();
    const menu = page.locator(':popover-open');
    await expect(
      menu.getByRole('link', {name: 'Prime Almanac'}),
    ).toBeInViewport({ratio: 1});
    await expectTall(menu.getByRole('listitem').getByRole('link'));
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
});

test.describe('before hydration', () => {
  test('the menu opens at once, and stays as it is while the page is hydrated: scrolled, and with focus', async ({
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
    [
      'a swipe to the left',
      (page: Page) => swipe(page, {x: 250, y: 600}, {x: 150, y: 600}),
    ],
  ] as const) {
    test(`a menu that was opened then is closed by ${what} after it`, async ({
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

  test('its links navigate within the application after hydration, which closes it', async ({
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

  test('the menu is accessible, with its groups and the list of all areas', async ({
    page,
  }) => {
    await openHeld(page, '/campaign-reference/');
    await prepareAccess(page);
    await button(page).tap();
    await list(page)
      .getByLabel('Pages under Shroud of the Empire', {exact: true})
      .tap();
    await expect(
      list(page).locator('a[href$="/shroud-of-the-empire/characters.html"]'),
    ).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', {name: 'All areas'}).tap();
    await expect(area(page)).toBeInViewport({ratio: 1});
    expect(await accessFaults(page)).toEqual([]);
  });
});
