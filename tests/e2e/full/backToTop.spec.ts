import {expect, test} from '@playwright/test';
import {breakpoints} from '../../../src/site/breakpoints';
import {FROM, open} from '../../support/e2e/reading';

const {phone, roomy, wide} = breakpoints;

for (const width of [phone + 1, roomy, wide - 1, wide]) {
  test(`back to top covers no text in a window of ${width} px (L8)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, FROM);
    const text = await page.locator('main article').boundingBox();
    const button = await page
      .getByRole('button', {name: 'Back to top', includeHidden: true})
      .boundingBox();

    expect(text?.width).toBeGreaterThan(400);
    expect(button?.x).toBeGreaterThanOrEqual(
      (text?.x ?? 0) + (text?.width ?? Infinity),
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(width);
  });
}
