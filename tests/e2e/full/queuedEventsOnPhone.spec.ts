import {expect, test, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {FROM, quiet} from '../../support/e2e/reading';
import {swipe} from '../../support/e2e/touch';

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });
  const panel = (page: Page) => page.locator('.navbar-sidebar');

  test('a tap that waits is seen to have counted within 100 ms, by a line below the navbar', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    const line = () =>
      page
        .getByRole('navigation', {name: 'Main'})
        .evaluate((navbar) => getComputedStyle(navbar).boxShadow);
    const before = await line();
    await page
      .getByRole('navigation', {name: 'Shortcuts'})
      .getByRole('link', {name: 'Search'})
      .tap();
    await expect.poll(line).not.toBe(before);
    await come();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect.poll(line).toBe(before);
  });

  test('a swipe opens it too (L4)', async ({page}) => {
    const come = await openHeld(page, FROM);
    await swipe(page, {x: 20, y: 300}, {x: 120, y: 300});
    await come();
    await expect(panel(page)).toBeInViewport({ratio: 1});
  });

  test('too short a swipe does not open it (L4)', async ({page}) => {
    const come = await openHeld(page, FROM);
    await swipe(page, {x: 20, y: 300}, {x: 59, y: 300});
    await come();
    await quiet(page);
    await expect(panel(page)).toBeHidden();
  });

  test('the table of contents opens at once by a tap, and stays open (L6)', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    const contents = page
      .getByRole('navigation', {name: 'On This Page'})
      .filter({visible: true});
    await contents.locator('summary').tap();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await come();
    await quiet(page);
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});
