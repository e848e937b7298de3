import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openHeld} from '../../support/e2e/intent';
import {FROM, quiet, TO} from '../../support/e2e/reading';

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
