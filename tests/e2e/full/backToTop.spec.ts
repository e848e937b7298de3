import {expect, test} from '@playwright/test';
import {breakpoints} from '../../../src/site/breakpoints';
import {FROM, open} from '../../support/e2e/reading';

const {phone, wide} = breakpoints;

test('back to top covers no text, in windows with little and with much room', async ({
  page,
}) => {
  await open(page, FROM);
  for (const width of [phone + 1, wide]) {
    await page.setViewportSize({width, height: 800});
    const text = await page.locator('main article').boundingBox();
    const button = await page
      .getByRole('button', {name: 'Back to top', includeHidden: true})
      .boundingBox();

    expect(text?.width).toBeGreaterThan(400);
    expect(button?.x, `at ${width} pixels`).toBeGreaterThanOrEqual(
      (text?.x ?? 0) + (text?.width ?? Infinity),
    );
  }
});
