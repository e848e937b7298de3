import {expect, test, type Page} from '@playwright/test';
import {lightboxLayout} from '../../../src/features/pictures/lib/lightboxLayout';
import {limits} from '../../../src/site/limits';
import {
  GALLERY,
  PORTRAITS,
  caption,
  openPicture,
  slide,
} from '../../support/e2e/gallery';

const rules = limits.lightbox.layout;

/** Where each shape is found. */
const pictures = [
  {shape: 'panorama', path: GALLERY, index: 4, width: 2400, height: 600},
  {shape: 'landscape', path: GALLERY, index: 1, width: 1800, height: 1200},
  {shape: 'square', path: GALLERY, index: 0, width: 1200, height: 1200},
  {shape: 'portrait', path: PORTRAITS, index: 0, width: 1000, height: 1400},
  {shape: 'tall', path: GALLERY, index: 2, width: 500, height: 2000},
] as const;

const viewports = [
  {width: 390, height: 844},
  {width: 700, height: 900},
  {width: 1024, height: 768},
  {width: 1440, height: 900},
] as const;

type Size = {readonly width: number; readonly height: number};

/** Returns the sides of picture and caption that are a pixel or more from where the layout puts them. */
async function listMisplaced(
  page: Page,
  picture: Size,
  viewport: Size,
): Promise<readonly string[]> {
  const [seen, words] = await Promise.all([
    slide(page).boundingBox(),
    caption(page).boundingBox(),
  ]);
  const captionHeight = words?.height ?? 0;
  const layout = lightboxLayout({picture, viewport, captionHeight}, rules);
  const isOff = (found: number | undefined, wanted: number): boolean =>
    !(Math.abs((found ?? NaN) - wanted) < 1);
  const misplaced = (['x', 'y', 'width', 'height'] as const).flatMap((side) => [
    ...(isOff(seen?.[side], layout.picture[side])
      ? [`${side} of the picture`]
      : []),
    ...(isOff(words?.[side], layout.caption[side])
      ? [`${side} of the caption`]
      : []),
  ]);
  const place = await caption(page).getAttribute('data-place');
  return place === layout.place
    ? misplaced
    : [...misplaced, `caption: ${String(place)}`];
}

for (const [number, {shape, path, index, ...picture}] of pictures.entries()) {
  test(`a ${shape} picture is where the layout puts it, in a window of any size (C6)`, async ({
    page,
  }) => {
    // Each picture is opened at another width; the rest follow by resizing.
    const turn = number % viewports.length;
    const inTurn = [...viewports.slice(turn), ...viewports.slice(0, turn)];
    const [first] = inTurn;
    await page.setViewportSize(first ?? viewports[0]);
    await openPicture(page, index, path);
    for (const viewport of inTurn) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() => listMisplaced(page, picture, viewport), {
          message: `at ${viewport.width} pixels`,
        })
        .toEqual([]);
    }
  });
}
