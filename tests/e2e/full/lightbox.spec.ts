import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  FOLDER,
  GALLERY,
  caption,
  lightbox,
  openPicture,
  shownWidth,
  slide,
  thumbnails,
} from '../../support/e2e/gallery';
import {open, scrollY} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

test('a picture opens as a dialog over an inert page, and returns the focus (C6)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, GALLERY);
  await thumbnails(page).nth(1).focus();
  const before = await scrollY(page);
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('button', {name: 'Close'})).toBeFocused();
  await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(caption(page)).toContainText('The Gate ajar');
  await expect(caption(page)).toContainText(
    'Session 4 · 12 Hazefall 1120 YS · R. K.',
  );
  await expect(caption(page)).toContainText('1800 × 1200 pixels');
  const path = `${FOLDER}/s04-the-gate-ajar.jpg`;
  await expect(caption(page).getByRole('link', {name: path})).toHaveAttribute(
    'href',
    path,
  );
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnails(page).nth(1)).toBeFocused();
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  expect(await scrollY(page)).toBe(before);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('focus stays inside (C6)', async ({page}) => {
  await openPicture(page, 1);
  const inside = (): Promise<boolean> =>
    lightbox(page).evaluate((dialog) =>
      dialog.contains(document.activeElement),
    );
  for (const key of [...Array<string>(7).fill('Tab'), 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await inside()).toBe(true);
  }
});

test('keys move through the pictures and stop at the ends (C6)', async ({
  page,
}) => {
  await openPicture(page, 0);
  const status = lightbox(page).getByRole('status');
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', 5],
    ['ArrowRight', 5],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(status).toHaveText(new RegExp(`^Picture ${number} of 5: `));
  }
  await page.keyboard.press('End');
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
  await page.keyboard.press('Escape');
  await expect(thumbnails(page).nth(4)).toBeFocused();
});

test('Alt and the arrow keys turn no page behind the pictures (C6, L11)', async ({
  page,
}) => {
  await openPicture(page, 1);
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(lightbox(page).getByRole('status')).toContainText('2 of 5');
  await expect(page).toHaveURL(GALLERY);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).not.toHaveURL(GALLERY);
});

test('keys and the button zoom, and the caption gives way (C6)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await openPicture(page, 1);
  const first = await shownWidth(page);
  for (const [key, zoom] of [
    ['+', 1.5],
    ['+', 2.25],
    ['-', 1.5],
    ['0', 1],
    ['-', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await shownWidth(page)).toBeCloseTo(first * zoom, 0);
    await expect(caption(page)).toHaveCSS('opacity', zoom > 1 ? '0' : '1');
  }
  await page.getByRole('button', {name: 'Zoom in'}).click();
  expect(await shownWidth(page)).toBeCloseTo(1800, 0);
  await expect(caption(page)).toBeHidden();
  await page.getByRole('button', {name: 'Zoom out'}).click();
  expect(await shownWidth(page)).toBeCloseTo(first, 0);
  await expect(caption(page)).toBeVisible();
});

test('double clicks go to the second zoom level and no further, and back (C6)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await openPicture(page, 1);
  const first = await shownWidth(page);
  await slide(page).dblclick();
  await expect.poll(() => shownWidth(page)).toBeCloseTo(1800, 0);
  await slide(page).dblclick({position: {x: 600, y: 400}});
  await expect.poll(() => shownWidth(page)).toBeCloseTo(first, 0);
});

test('Back closes the pictures and Forward opens them, and the page does not move (C6, R15)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, '/return-of-the-gatewatcher/maps.html');
  await open(page, GALLERY);
  await thumbnails(page).nth(3).scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(100);
  await thumbnails(page).nth(3).click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(GALLERY);
  expect(await scrollY(page)).toBe(before);
  await page.goForward();
  await expect(lightbox(page).getByRole('status')).toContainText('4 of 5');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  expect(await scrollY(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/return-of-the-gatewatcher/maps.html');
});

test('a reloaded page shows the picture that was open (C6)', async ({page}) => {
  await openPicture(page, 1);
  await page.reload();
  await hydrated(page);
  await expect(lightbox(page).getByRole('status')).toContainText('2 of 5');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(GALLERY);
});

test('a click beside the picture closes it', async ({page}) => {
  await openPicture(page, 2);
  await page.mouse.click(120, 700);
  await expect(lightbox(page)).toHaveCount(0);
});

test('the placeholder of a picture goes, and the picture stays (C6)', async ({
  page,
}) => {
  await openPicture(page, 1);
  await expect(slide(page).locator('.lightboxPlaceholder')).toHaveCount(0);
  await expect(slide(page).getByRole('img')).toHaveCount(1);
});

for (const theme of ['dark', 'light']) {
  test(`an open lightbox is accessible, ${theme}`, async ({page}) => {
    await openPicture(page, 1);
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await prepareAccess(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      await expect(caption(page)).toBeVisible();
      expect(await accessFaults(page), `at ${width}`).toEqual([]);
    }
  });
}

test('with reduced motion nothing moves, and it still closes (C6)', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPicture(page, 0);
  await page.keyboard.press('ArrowRight');
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({effect}) => Number(effect?.getTiming().duration) > 0).length,
  );
  expect(moving).toBe(0);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
});
