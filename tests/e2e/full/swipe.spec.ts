import {expect, test, type Page} from '@playwright/test';
import {getBox} from '../../support/e2e/getBox';
import {open, quiet} from '../../support/e2e/reading';
import {swipe} from '../../support/e2e/touch';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

const PAGE = '/combat-and-tactics/armor-and-defense.html';

const panel = (page: Page) => page.locator('.navbar-sidebar');

test('a swipe to the right opens the sidebar, one to the left closes it, the browser does not go back, and a wider window has no swipes', async ({
  page,
}) => {
  await open(page, '/combat-and-tactics/');
  await open(page, PAGE);
  const heading = await getBox(page.getByRole('heading', {level: 1}));
  const y = Math.round(heading.y) + 10;
  await swipe(page, {x: 81, y}, {x: 141, y});
  await quiet(page);
  await expect(panel(page)).toBeHidden();
  await swipe(page, {x: 20, y}, {x: 320, y});
  await expect(panel(page)).toBeInViewport({ratio: 1});
  await expect(page).toHaveURL(PAGE);
  await swipe(page, {x: 40, y: 600}, {x: 200, y: 600});
  await quiet(page);
  await expect(panel(page)).toBeVisible();
  await swipe(page, {x: 300, y: 600}, {x: 260, y: 600});
  await expect(panel(page)).toBeHidden();
  await expect(
    page.getByRole('button', {name: 'Menu', exact: true}),
  ).toBeFocused();

  await page.setViewportSize({width: 720, height: 844});
  await swipe(page, {x: 20, y: 700}, {x: 200, y: 700});
  await quiet(page);
  await expect(panel(page)).toBeHidden();
});
