import {expect, test, type Page} from '@playwright/test';
import {atRest, lightbox, openPicture, slide} from '../../support/e2e/gallery';
import {drag} from '../../support/e2e/touch';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

const position = (page: Page) => lightbox(page).getByRole('status');

test('a swipe leads to the next picture and back, and opens no sidebar (C6, L4)', async ({
  page,
}) => {
  await openPicture(page, 1);
  await drag(page, [
    [
      {x: 300, y: 400},
      {x: 60, y: 400},
    ],
  ]);
  await expect(position(page)).toContainText('3 of 5');
  // Until the slide has settled, its left part still belongs to the previous one.
  await atRest(page);
  await drag(page, [
    [
      {x: 60, y: 400},
      {x: 330, y: 400},
    ],
  ]);
  await expect(position(page)).toContainText('2 of 5');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
});

test('two fingers zoom, and the caption gives way (C6)', async ({page}) => {
  await openPicture(page, 1);
  const before = await slide(page).boundingBox();
  await drag(page, [
    [
      {x: 180, y: 380},
      {x: 90, y: 280},
    ],
    [
      {x: 210, y: 400},
      {x: 300, y: 500},
    ],
  ]);
  await expect
    .poll(async () => (await slide(page).boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.5);
  await expect(page.locator('.lightboxCaption[data-away]')).toHaveAttribute(
    'data-away',
    'true',
  );
});

test('a double tap goes to the second zoom level, and a pull closes (C6)', async ({
  page,
}) => {
  await openPicture(page, 1);
  await page.touchscreen.tap(195, 400);
  await page.touchscreen.tap(195, 400);
  await expect
    .poll(async () => Math.round((await slide(page).boundingBox())?.width ?? 0))
    .toBe(1170);
  await page.getByRole('button', {name: 'Zoom out'}).tap();
  await expect
    .poll(async () => Math.round((await slide(page).boundingBox())?.width ?? 0))
    .toBe(390);
  await drag(page, [
    [
      {x: 195, y: 380},
      {x: 195, y: 640},
    ],
  ]);
  await expect(lightbox(page)).toHaveCount(0);
});
