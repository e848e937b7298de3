import {expect, test} from '@playwright/test';

test.use({viewport: {width: 390, height: 844}});

test('the caption of a wide table is in view as a whole on a phone, however far readers scroll the table', async ({
  page,
}) => {
  await page.goto('/prime-almanac/torosia.html');
  const table = page.getByRole('region', {name: /^Provinces, governors/});
  const caption = table.locator('caption');
  await table.scrollIntoViewIfNeeded();
  const overflow = await table.evaluate(
    ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
  );
  expect(overflow).toBeGreaterThan(0);
  for (const left of [0, overflow]) {
    await table.evaluate((element, x) => {
      element.scrollTo(x, 0);
    }, left);
    const box = await caption.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});
