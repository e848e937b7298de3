import {expect, test} from '@playwright/test';
import {FIRST, drawn, getPercent, show} from '../../support/e2e/documents';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} | null;

/** Returns the center of a box. */
function getCenter(box: Box): {readonly x: number; readonly y: number} {
  expect(box).not.toBeNull();
  return box === null
    ? {x: 0, y: 0}
    : {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('a page is no wider than the window, and two fingers zoom in (C9)', async ({
    page,
  }) => {
    const figure = await show(page);
    await drawn(figure, FIRST);
    const size = figure.getByRole('combobox');
    await expect(size).not.toContainText(/^100%/);
    const before = await getPercent(size);
    const box = await figure.locator('.pdf-pages').boundingBox();
    const {x, y} = getCenter(box);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          {x: x - apart, y, id: 1},
          {x: x + apart, y, id: 2},
        ],
      });
    await touch('touchStart', 20);
    for (const apart of [25, 30, 35, 40]) {
      await touch('touchMove', apart);
    }
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    });
    // Both sizes are rounded before they are shown.
    await expect
      .poll(async () => Math.abs((await getPercent(size)) - before * 2))
      .toBeLessThanOrEqual(1);
  });

  test('buttons are large enough for a thumb (C9)', async ({page}) => {
    const figure = await show(page);
    await drawn(figure, FIRST);
    const small = await figure
      .getByRole('group', {name: 'Document tools'})
      .locator('button, input, select')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .filter(({width, height}) => width < 44 || height < 44),
      );
    expect(small).toEqual([]);
  });
});
