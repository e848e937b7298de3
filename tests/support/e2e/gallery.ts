import type {Locator, Page} from '@playwright/test';
import {open} from './reading';

/** A page with a gallery of four shapes, and one with the fifth. */
export const GALLERY = '/return-of-the-gatewatcher/session-images.html';
export const PORTRAITS =
  '/campaign-reference/shroud-of-the-empire/session-images.html';

/** The folder of the pictures on the first of them. */
export const FOLDER = '/campaigns/return-of-the-gatewatcher/session-images';

/** Returns the thumbnails of a page's gallery. */
export function thumbnails(page: Page): Locator {
  return page.locator('#pictures').getByRole('link');
}

export function lightbox(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Pictures'});
}

/** Returns the slide that is shown. */
export function slide(page: Page): Locator {
  return lightbox(page).locator('[data-state]:not([inert])');
}

/** Returns the caption of the picture that is shown. */
export function caption(page: Page): Locator {
  return lightbox(page).locator('.lightboxCaption');
}

/** Waits until all finite animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({timeline, playState, effect}) =>
        // Animations of table heads follow the scroll position, not time.
        !(timeline instanceof DocumentTimeline) ||
        playState !== 'running' ||
        effect?.getTiming().iterations === Infinity,
    ),
  );
}

/** Opens a picture of a gallery, and waits until it is at rest. */
export async function openPicture(
  page: Page,
  index: number,
  path = GALLERY,
): Promise<void> {
  await open(page, path);
  await thumbnails(page).nth(index).click();
  await slide(page).and(page.locator('[data-state=loaded]')).waitFor();
  await atRest(page);
}

/** Returns the width at which the current picture is drawn, in pixels. */
export async function shownWidth(page: Page): Promise<number> {
  await atRest(page);
  return (await slide(page).boundingBox())?.width ?? 0;
}
