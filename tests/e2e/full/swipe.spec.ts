import {expect, test, type Page} from '@playwright/test';
import {open, quiet} from '../../support/e2e/reading';
import {swipe} from '../../support/e2e/touch';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

const PAGE = '/combat-and-tactics/armor-and-defense.html';

/** Where a finger touches down, and how far it moves, in pixels. */
type Move = {
  readonly name: string;
  readonly from: number;
  readonly by: readonly [number, number];
};

const panel = (page: Page) => page.locator('.navbar-sidebar');
const button = (page: Page) =>
  page.getByRole('button', {name: 'Menu', exact: true});

/** Swipes across the page heading, where nothing scrolls. */
async function swipeHeading(page: Page, {from, by}: Move): Promise<void> {
  const box = await page.getByRole('heading', {level: 1}).boundingBox();
  const y = Math.round(box?.y ?? 0) + 10;
  await swipe(page, {x: from, y}, {x: from + by[0], y: y + by[1]});
}

const opening: readonly Move[] = [
  {name: 'as short as a swipe can be', from: 20, by: [40, 0]},
  {name: 'from as far in as it may begin', from: 80, by: [60, 0]},
  {name: 'as steep as it may be', from: 20, by: [60, 39]},
  {name: 'as steep upward', from: 20, by: [60, -39]},
];

const idle: readonly Move[] = [
  {name: 'a pixel too short', from: 20, by: [39, 0]},
  {name: 'from a pixel too far in', from: 81, by: [60, 0]},
  {name: 'just too steep', from: 20, by: [60, 40]},
  {name: 'just too steep upward', from: 20, by: [60, -40]},
  {name: 'downward', from: 20, by: [0, 120]},
  {name: 'to the left', from: 80, by: [-60, 0]},
];

test('a swipe to the right opens the sidebar, as short, as far in and as steep as it may be (L4)', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const move of opening) {
    await swipeHeading(page, move);
    await expect(panel(page), move.name).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  }
});

test('a swipe a pixel too short, too far in, too steep or elsewhere opens no sidebar (L4)', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const move of idle) {
    await swipeHeading(page, move);
    await quiet(page);
    await expect(panel(page), move.name).toBeHidden();
  }
});

test('in an open sidebar a swipe to the right changes nothing, and one to the left closes it from anywhere, but not if it is a pixel too short (L4)', async ({
  page,
}) => {
  await open(page, PAGE);
  await button(page).click();
  await expect(panel(page)).toBeInViewport({ratio: 1});
  await swipe(page, {x: 40, y: 600}, {x: 200, y: 600});
  await quiet(page);
  await expect(panel(page)).toBeVisible();
  await swipe(page, {x: 300, y: 600}, {x: 261, y: 600});
  await quiet(page);
  await expect(panel(page)).toBeVisible();
  await swipe(page, {x: 300, y: 600}, {x: 260, y: 600});
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a swipe in a table that scrolls sideways scrolls it, and opens nothing (L4)', async ({
  page,
}) => {
  await open(page, PAGE);
  const region = page
    .getByRole('region')
    .filter({has: page.getByRole('table')})
    .first();
  await region.scrollIntoViewIfNeeded();
  await region.evaluate((element) => {
    element.scrollLeft = 60;
  });
  const box = await region.boundingBox();
  const y = Math.round((box?.y ?? 0) + 60);
  await swipe(page, {x: 40, y}, {x: 140, y});
  await quiet(page);
  await expect(panel(page)).toBeHidden();
  expect(await region.evaluate(({scrollLeft}) => scrollLeft)).toBeLessThan(60);
});

test('a swipe on a map or a dialog does nothing (L4)', async ({page}) => {
  await open(page, PAGE);
  for (const kept of ['class="leaflet-container"', 'role="dialog"']) {
    await page.evaluate((attribute) => {
      document.querySelector('#kept')?.parentElement?.remove();
      document
        .querySelector('h1')
        ?.insertAdjacentHTML(
          'afterend',
          `<div ${attribute}><p id="kept" style="block-size: 100px"></p></div>`,
        );
    }, kept);
    const box = await page.locator('#kept').boundingBox();
    const y = Math.round((box?.y ?? 0) + 50);
    await swipe(page, {x: 40, y}, {x: 140, y});
    await quiet(page);
    await expect(panel(page), kept).toBeHidden();
  }
});

test('the same swipe does not make the browser go back (L4)', async ({
  page,
}) => {
  await open(page, '/combat-and-tactics/');
  await open(page, PAGE);
  await swipeHeading(page, {name: 'long', from: 20, by: [300, 0]});
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'none');
});

test.describe('in a wider window', () => {
  test.use({viewport: {width: 720, height: 844}});

  test('there are no swipes (L4)', async ({page}) => {
    await open(page, PAGE);
    await swipe(page, {x: 40, y: 700}, {x: 200, y: 700});
    await quiet(page);
    await expect(panel(page)).toHaveCount(0);
  });
});
