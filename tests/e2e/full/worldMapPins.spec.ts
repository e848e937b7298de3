import {expect, test, type Locator} from '@playwright/test';
import {drag} from '../../support/e2e/touch';
import {openMap, rest, zoomToEnd} from '../../support/e2e/worldMap';

test('more places have a pin at higher zoom, and no two pins overlap (C14)', async ({
  page,
}) => {
  const map = await openMap(page, '');
  await rest(map);
  const pins = map.locator('.mapPin');
  const overlaps = () =>
    pins.evaluateAll((all) => {
      const boxes = all.map((pin) => pin.getBoundingClientRect());
      return boxes.filter((a, at) =>
        boxes.some(
          (b, other) =>
            other > at &&
            Math.abs(a.x - b.x) < a.width - 1 &&
            Math.abs(a.y - b.y) < a.height - 1,
        ),
      ).length;
    });
  const far = await pins.count();
  expect(far).toBeGreaterThan(5);
  expect(await overlaps()).toBe(0);
  await zoomToEnd(map, 'Zoom in');
  expect(await pins.count()).toBeGreaterThan(far);
  expect(await overlaps()).toBe(0);
});

test.describe('on a touch screen', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('one finger scrolls the page over the map, which explains this once; pins are wide enough for a thumb (C14)', async ({
    page,
  }) => {
    const map = await openMap(page, '?at=1200,900,1');
    await map.evaluate((element) => {
      element.scrollIntoView({block: 'center', behavior: 'instant'});
    });
    const box = await map.boundingBox();
    const x = (box?.x ?? 0) + 100;
    const y = (box?.y ?? 0) + 150;
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
    const pin = await map.locator('.mapPin').first().boundingBox();
    expect(pin?.width).toBeGreaterThanOrEqual(44);
    expect(pin?.height).toBeGreaterThanOrEqual(44);
    const layer = page.getByText('Harbors');
    expect((await layer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('in forced colors', () => {
  test.use({forcedColors: 'active'});

  test('the legend and the pins keep their symbols (C14)', async ({page}) => {
    const map = await openMap(page, '');
    const colors = (sign: Locator) =>
      sign.evaluate((element) => {
        const use = element.querySelector('use')?.getAttribute('href') ?? '';
        const shape = document.querySelector(`${use} path`);
        const {fill, stroke} = getComputedStyle(shape ?? element);
        return new Set([fill, stroke]).size;
      });
    const legend = page.getByRole('group', {name: 'Shown on the map'});
    await expect(legend.locator('svg')).toHaveCount(7);
    for (const sign of await legend.locator('svg').all()) {
      await expect(sign).toBeVisible();
      expect(await colors(sign)).toBe(2);
      await expect(sign).toHaveCSS('forced-color-adjust', 'none');
    }
    await expect(map.locator('.mapPin svg').first()).toBeVisible();
  });
});
