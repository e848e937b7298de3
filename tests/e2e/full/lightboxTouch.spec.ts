import {expect, test, type Page} from '@playwright/test';
import {atRest, lightbox, openPicture, slide} from '../../support/e2e/gallery';
import {getBox} from '../../support/e2e/getBox';
import {drag} from '../../support/e2e/touch';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

async function getWidth(page: Page): Promise<number> {
  return Math.round((await getBox(slide(page))).width);
}

test('a swipe leads to the next picture and back, opens no sidebar, and a pull closes', async ({
  page,
}) => {
  await openPicture(page, 1);
  const position = lightbox(page).getByRole('status');
  await drag(page, [
    [
      {x: 300, y: 400},
      {x: 60, y: 400},
    ],
  ]);
  await expect(position).toContainText('3 of 5');
  // Until the slide has settled, its left part still belongs to the previous one.
  await atRest(page);
  await drag(page, [
    [
      {x: 60, y: 400},
      {x: 330, y: 400},
    ],
  ]);
  await expect(position).toContainText('2 of 5');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await atRest(page);
  await drag(page, [
    [
      {x: 195, y: 380},
      {x: 195, y: 640},
    ],
  ]);
  await expect(lightbox(page)).toHaveCount(0);
});

test('a double tap and two fingers zoom, and the caption gives way', async ({
  page,
}) => {
  await openPicture(page, 1);
  await page.touchscreen.tap(195, 400);
  await page.touchscreen.tap(195, 400);
  await expect.poll(() => getWidth(page)).toBe(780);
  await page.getByRole('button', {name: 'Zoom out'}).tap();
  await expect.poll(() => getWidth(page)).toBe(390);
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
  await expect.poll(() => getWidth(page)).toBeGreaterThan(390 * 1.5);
  await expect(page.locator('.lightboxCaption')).toBeHidden();
});
