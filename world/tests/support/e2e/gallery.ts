import type {Locator, Page} from '@playwright/test';
import {open} from './reading';

/** A page with a gallery of four shapes, and one with the fifth. */
export const GALLERY = '/return-of-the-gatewatcher/session-images.html';
export const PORTRAITS =
  '/campaign-reference/shroud-of-the-empire/session-images.html';

/** The folder of the pictures of the first. */
export const FOLDER = '/campaigns/return-of-the-gatewatcher/session-images';

/** The thumbnails of the gallery of a page. */
export function thumbnails(page: Page): Locator {
  return page.locator('#pictures').getByRole('link');
}

/** The pictures over the page. */
export function lightbox(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Pictures'});
}

/** The slide that is shown. */
export function slide(page: Page): Locator {
  return lightbox(page).locator('[data-state]:not([inert])');
}

/** The caption of the picture that is shown. */
export function caption(page: Page): Locator {
  return lightbox(page).locator('.lightboxCaption');
}

/** Waits until nothing that has an end moves any more. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({timeline, playState, effect}) =>
        // Heads of tables move with the scroll position alone.
        !(timeline instanceof DocumentTimeline) ||
        playState !== 'running' ||
        effect?.getTiming().iterations === Infinity,
    ),
  );
}

/** Opens a picture of a gallery and waits until it stands. */
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

/** How wide the picture that is shown is drawn, in pixels. */
export async function shownWidth(page: Page): Promise<number> {
  await atRest(page);
  return (await slide(page).boundingBox())?.width ?? 0;
}
