import type {Page} from '@playwright/test';

/** A place in the window, in pixels. */
type Place = {readonly x: number; readonly y: number};

/** Moves a finger over the page as hardware does, from one place to another, and takes it away. */
export async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [
      {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      },
    ]);
  }
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
  await session.detach();
}
