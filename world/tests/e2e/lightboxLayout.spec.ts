import {expect, test} from '@playwright/test';
import {lightboxLayout} from '../../../src/features/pictures/lib/lightboxLayout';
import {limits} from '../../../src/site/limits';
import {
  GALLERY,
  PORTRAITS,
  caption,
  openPicture,
  slide,
} from '../support/e2e/gallery';

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

for (const {shape, path, index, ...picture} of pictures) {
  for (const viewport of viewports) {
    test(`a ${shape} picture at ${viewport.width} pixels is where the layout puts it (C6)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openPicture(page, index, path);
      const [seen, words] = await Promise.all([
        slide(page).boundingBox(),
        caption(page).boundingBox(),
      ]);
      const captionHeight = words?.height ?? 0;
      const layout = lightboxLayout({picture, viewport, captionHeight}, rules);
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(
          Math.abs((seen?.[side] ?? NaN) - layout.picture[side]),
          `${side} of the picture`,
        ).toBeLessThan(1);
        expect(
          Math.abs((words?.[side] ?? NaN) - layout.caption[side]),
          `${side} of the caption`,
        ).toBeLessThan(1);
      }
      await expect(caption(page)).toHaveAttribute('data-place', layout.place);
    });
  }
}
