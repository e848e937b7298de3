import {expect, test, type Locator} from '@playwright/test';
import {getBox} from '../../support/e2e/getBox';
import {drag} from '../../support/e2e/touch';
import {openMap, readView} from '../../support/e2e/worldMap';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

/** Scrolls a map to the middle of the window, and returns its center. */
async function showCenter(map: Locator) {
  await map.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  return (await getBox(map)).center;
}

test('one finger scrolls the page over the map, which says so; two move and zoom the map', async ({
  page,
}) => {
  const map = await openMap(page, '?at=1200,900,1');

  await test.step('one finger', async () => {
    const {x, y} = await showCenter(map);
    const before = await page.evaluate(() => window.scrollY);
    await drag(page, [
      [
        {x, y},
        {x, y: y - 120},
      ],
    ]);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(before);
    expect(new URL(page.url()).search).toBe('?at=1200,900,1');
    await expect(page.getByText('Use two fingers')).toBeVisible();
  });

  await test.step('two fingers', async () => {
    const {x, y} = await showCenter(map);
    const {east, zoom} = readView(page);
    await drag(
      page,
      [-30, 30].map(
        (up) =>
          [
            {x: x + 80, y: y + up},
            {x: x - 80, y: y + up},
          ] as const,
      ),
    );
    await expect.poll(() => readView(page).east).toBeGreaterThan(east);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await drag(
      page,
      [-1, 1].map(
        (side) =>
          [
            {x: x + 20 * side, y},
            {x: x + 90 * side, y},
          ] as const,
      ),
    );
    await expect.poll(() => readView(page).zoom).toBeGreaterThan(zoom);
  });
});
