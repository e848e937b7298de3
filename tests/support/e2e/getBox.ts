import type {Locator} from '@playwright/test';

/**
 * Returns where an element is in the window, and its center.
 *
 * @throws Error if it is not on the page.
 */
export async function getBox(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) {
    throw new Error(`${String(part)} is not on the page.`);
  }
  const center = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  return {...box, center};
}
