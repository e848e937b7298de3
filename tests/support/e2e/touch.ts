import type {Page} from '@playwright/test';

/** A point in the window, in pixels. */
type Point = {readonly x: number; readonly y: number};

/** Drags a finger over the page from one point to another, with real touch events, and lifts it. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', touchPoints: Point[]) =>
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

/** Puts fingers down, drags them along their paths, and lifts them. */
export async function drag(
  page: Page,
  ways: readonly (readonly [from: Point, to: Point])[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : ways.map(([from, to], id) => ({
              id,
              x: from.x + (to.x - from.x) * part,
              y: from.y + (to.y - from.y) * part,
            })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', step / 10);
    // Gestures are handled once per frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd', 1);
  await session.detach();
}
