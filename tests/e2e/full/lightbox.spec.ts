import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  FOLDER,
  GALLERY,
  PORTRAITS,
  caption,
  lightbox,
  openPicture,
  shownWidth,
  slide,
  thumbnails,
} from '../../support/e2e/gallery';
import {getBox} from '../../support/e2e/getBox';
import {open, scrollY} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

test('pictures are a dialog over an inert page: it keeps the focus, follows the keys, and returns the focus', async ({
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

  await test.step('the focus stays inside', async () => {
    for (const key of [...Array<string>(7).fill('Tab'), 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(
        await lightbox(page).evaluate((dialog) =>
          dialog.contains(document.activeElement),
        ),
      ).toBe(true);
    }
  });

  await test.step('keys lead to other pictures, and stop at the ends', async () => {
    const status = lightbox(page).getByRole('status');
    for (const [key, number] of [
      ['ArrowLeft', 1],
      ['ArrowLeft', 1],
      ['End', 5],
      ['ArrowRight', 5],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status).toHaveText(new RegExp(`^Picture ${number} of 5: `));
    }
  });

  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnails(page).first()).toBeFocused();
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  expect(await scrollY(page)).toBe(before);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('keys, a button and double clicks zoom a picture, the caption gives way, and a click beside it closes', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await openPicture(page, 1);
  const first = await shownWidth(page);
  for (const [key, zoom] of [
    ['+', 1.5],
    ['0', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => shownWidth(page)).toBeCloseTo(first * zoom, 0);
    await expect(caption(page)).toHaveCSS('opacity', zoom > 1 ? '0' : '1');
  }
  await page.getByRole('button', {name: 'Zoom in'}).click();
  await expect.poll(() => shownWidth(page)).toBeCloseTo(1800, 0);
  await expect(caption(page)).toBeHidden();
  await page.getByRole('button', {name: 'Zoom out'}).click();
  await expect.poll(() => shownWidth(page)).toBeCloseTo(first, 0);
  await expect(caption(page)).toBeVisible();
  await slide(page).dblclick({delay: 50});
  await expect.poll(() => shownWidth(page)).toBeCloseTo(2 * first, 0);
  await slide(page).dblclick({delay: 50, position: {x: 600, y: 400}});
  await expect.poll(() => shownWidth(page)).toBeCloseTo(first, 0);
  await page.mouse.click(20, 700);
  await expect(lightbox(page)).toHaveCount(0);
});

test('Back closes the pictures, Forward and a reload open them again, and the page does not move', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, '/return-of-the-gatewatcher/maps.html');
  await open(page, GALLERY);
  await thumbnails(page).nth(3).scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(100);
  await thumbnails(page).nth(3).click();
  const status = lightbox(page).getByRole('status');
  await expect(status).toContainText('4 of 5');
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(GALLERY);
  expect(await scrollY(page)).toBe(before);
  await page.goForward();
  await expect(status).toContainText('4 of 5');
  await page.reload();
  await hydrated(page);
  await expect(status).toContainText('4 of 5');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(GALLERY);
});

test('a picture and its caption share the window, whatever the shape of both', async ({
  page,
}) => {
  for (const [index, path] of [
    [4, GALLERY],
    [0, PORTRAITS],
  ] as const) {
    await openPicture(page, index, path);
    for (const viewport of [
      {width: 390, height: 844},
      {width: 1440, height: 900},
    ]) {
      await page.setViewportSize(viewport);
      await expect(async () => {
        const picture = await getBox(slide(page).getByRole('img').last());
        const words = await getBox(caption(page));
        expect(picture.width).toBeLessThanOrEqual(viewport.width);
        expect(picture.height).toBeLessThanOrEqual(viewport.height);
        const below = words.y - picture.y - picture.height;
        const beside = words.x - picture.x - picture.width;
        expect(Math.max(below, beside)).toBeGreaterThan(-1);
      }).toPass();
    }
  }
});

test('open pictures are accessible in both color modes, and nothing moves for readers who want no motion', async ({
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
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
  await prepareAccess(page);
  for (const [theme, width] of [
    ['dark', 1280],
    ['light', 390],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await expect(caption(page)).toBeVisible();
    expect(await accessFaults(page), theme).toEqual([]);
  }
});
