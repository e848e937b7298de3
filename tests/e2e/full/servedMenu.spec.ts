import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openHeld} from '../../support/e2e/intent';
import {FROM, TO} from '../../support/e2e/reading';

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
    await button(page).tap();
    await page.getByRole('button', {name: 'All areas'}).tap();
    await expect(area(page)).toBeInViewport({ratio: 1});
  });
});

test('a press of the menu before hydration opens the one menu, with the areas, the color mode and the tools of the table', async ({
  page,
}) => {
  const come = await openHeld(page, FROM);
  await button(page).tap();
  await expect(list(page)).toBeHidden();
  await come();
  await expect(panel(page)).toBeInViewport({ratio: 1});
  await expect(list(page)).toBeHidden();
  await expect(
    panel(page).getByRole('button', {name: /^Change color mode/}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Back to main menu'}).tap();
  await expect(
    panel(page).getByRole('button', {name: 'Rules', exact: true}),
  ).toBeVisible();
  await panel(page).getByRole('button', {name: 'At the table'}).tap();
  await expect(panel(page)).toBeHidden();
  const tools = page.getByRole('dialog', {name: 'At the table'});
  await expect(
    tools.getByRole('link', {name: 'Character sheet'}),
  ).toBeInViewport({ratio: 1});
});

test('the button “Tools” opens the tools for play on the first screen, and the settings after them', async ({
  page,
}) => {
  const come = await openHeld(page, FROM);
  await page.getByRole('button', {name: 'Tools', exact: true}).tap();
  await come();
  const tools = page.getByRole('dialog', {name: 'At the table'});
  for (const name of ['Fight', 'Pinboard', 'Dice', 'Player screen']) {
    await expect(tools.getByRole('button', {name, exact: true})).toBeInViewport(
      {ratio: 1},
    );
  }
  for (const name of ['Character sheet', 'Map']) {
    await expect(tools.getByRole('link', {name, exact: true})).toBeInViewport({
      ratio: 1,
    });
  }
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await tools.getByRole('button', {name: 'Dice', exact: true}).tap();
  await expect(tools).toBeHidden();
  await expect(page.getByRole('option', {name: /^1d20 = /})).toBeVisible();
});
