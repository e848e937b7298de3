import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {openHeld} from '../../support/e2e/intent';
import {FROM, open, quiet, scrollY} from '../../support/e2e/reading';

const HEIGHT = 640;

test.use({
  viewport: {width: 320, height: HEIGHT},
  hasTouch: true,
  isMobile: true,
});

const bar = (page: Page) =>
  page.getByRole('navigation', {name: 'Shortcuts', exact: true});

const contents = (page: Page) =>
  page.getByRole('navigation', {name: 'On This Page'}).filter({visible: true});

/** What can be pressed in the bar, in the order in which it is seen. */
function find(page: Page) {
  return {
    menu: bar(page).getByRole('button', {name: 'Menu', exact: true}),
    search: bar(page).getByRole('link', {name: 'Search'}),
    summary: contents(page).locator('summary'),
    top: page.getByRole('button', {name: 'Back to top'}),
  };
}

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

function getBox(element: Locator): Promise<Box> {
  return element.evaluate((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    return {left, right, top, bottom};
  });
}

/** Checks that controls are large enough for a thumb, and beside each other within the bar. */
async function expectInBar(
  page: Page,
  those: readonly Locator[],
): Promise<void> {
  const around = await getBox(bar(page));
  let edge = around.left;
  for (const each of those) {
    const box = await getBox(each);
    expect(box.left).toBeGreaterThanOrEqual(edge);
    expect(box.right - box.left).toBeGreaterThanOrEqual(44);
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(44);
    expect(box.top).toBeGreaterThanOrEqual(around.top);
    expect(box.bottom).toBeLessThanOrEqual(around.bottom);
    edge = box.right;
  }
  expect(edge).toBeLessThanOrEqual(320);
}

test('menu, search and contents are in reach of the thumb before scripts run, and nowhere twice', async ({
  page,
}) => {
  const hydrate = await openHeld(page, FROM);
  const {menu, search, summary, top} = find(page);
  await expectInBar(page, [menu, search, summary]);
  expect((await getBox(bar(page))).bottom).toBe(HEIGHT);
  for (const [role, name] of [
    ['link', 'Search'],
    ['button', 'Menu'],
  ] as const) {
    await expect(page.getByRole(role, {name, exact: true})).toHaveCount(1);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);

  // The list leads to a heading above it, although no script has run.
  await summary.tap();
  const entry = contents(page).getByRole('link', {name: 'Surprise'});
  await entry.tap();
  const target = page.locator('#surprise');
  const list = contents(page).getByRole('list').first();
  await expect(target).toBeInViewport({ratio: 1});
  expect((await getBox(target)).bottom).toBeLessThan((await getBox(list)).top);
  expect((await getBox(list)).bottom).toBe((await getBox(bar(page))).top);

  await hydrate();
  await expect(entry).toBeVisible();
  await expectInBar(page, [menu, search, summary, top]);
  await top.tap();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(top).toBeHidden();
});

test('the table of contents closes on a choice, on a tap beside it, and on Escape', async ({
  page,
}) => {
  await open(page, FROM);
  const {summary} = find(page);
  const entry = contents(page).getByRole('link', {name: 'Surprise'});
  await summary.tap();
  await entry.tap();
  await expect(entry).toBeHidden();
  await expect(page.locator('#surprise')).toBeInViewport({ratio: 1});
  await summary.tap();
  await expect(entry).toBeVisible();
  await page.touchscreen.tap(160, 100);
  await expect(entry).toBeHidden();
  await summary.tap();
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the bar covers neither the end of a page nor what has the focus, and is not printed', async ({
  page,
}) => {
  await open(page, FROM);
  await page.evaluate('scrollTo(0, 1e6)');
  const {top} = await getBox(bar(page));
  // Scroll positions are whole pixels.
  const end = await getBox(page.locator('.footer'));
  expect(end.bottom).toBeLessThan(top + 1);
  await page.evaluate('scrollTo(0, 0)');
  await quiet(page);
  await page.locator('.markdown p').getByRole('link').first().focus();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await getBox(page.locator(':focus'));
    expect(focused.bottom).toBeLessThan(top + 1);
  }
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(bar(page)).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({media: 'print', forcedColors: 'none'});
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#__docusaurus')).toHaveCSS(
    'padding-bottom',
    '0px',
  );
});

test('windows wider than a phone have no bar, and everything in the navbar', async ({
  page,
}) => {
  await page.setViewportSize({width: 720, height: HEIGHT});
  await page.goto(FROM);
  await expect(bar(page)).toBeHidden();
  await expect(
    page
      .getByRole('navigation', {name: 'Main', exact: true})
      .getByRole('link', {name: 'Search'}),
  ).toBeInViewport({ratio: 1});
  const box = await getBox(contents(page).locator('summary'));
  const title = await getBox(page.getByRole('heading', {level: 1}));
  expect(box.top).toBeGreaterThan(title.bottom);
});
