import {expect, test} from '@playwright/test';

const PHONE = {width: 390, height: 844};
const DESK = {width: 1440, height: 900};

for (const viewport of [PHONE, DESK]) {
  test(`a table of one row is a list of facts at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/prime-almanac/torosia.html');
    const facts = page.locator('.table-facts', {hasText: 'The Lamp Road'});
    await expect(facts.locator('thead')).toBeHidden();
    const labels = await facts
      .locator('tbody :is(th, td)')
      .evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell, '::before').content),
      );
    expect(labels).toEqual(['"From"', '"Miles"', '"By"']);
    const routes = page.locator('.table-facts', {hasText: 'Roads and routes'});
    await expect(routes).toHaveCount(0);
  });
}

test('the character of a people has no headings over a single row', async ({
  page,
}) => {
  await page.goto('/races-and-anthropology/half-orc.html');
  const single = page.locator('main table', {
    hasNot: page.locator('tbody tr + tr'),
  });
  await expect(single).toHaveCount(3);
  for (const table of await single.all()) {
    await expect(table.locator('thead')).toBeHidden();
  }
});
