import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';
import {
  readView,
  openMap,
  rest,
  stage,
  zoomToEnd,
} from '../../support/e2e/worldMap';

test('the map finds places by keyboard, hides layers, and plans a journey that its address restores', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  const map = await openMap(page, '');

  await test.step('a place', async () => {
    await page.getByRole('searchbox', {name: 'Find a place'}).fill('harrow');
    await page.getByRole('button', {name: 'Harrowmere', exact: true}).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Travel from here'}).click();
    await expect(page).toHaveURL(/\?at=763,1083,4&route=harrowmere$/);
  });

  await test.step('layers', async () => {
    const pins = map.locator('.seatPin');
    await expect(pins).not.toHaveCount(0);
    await page.getByRole('checkbox', {name: 'Seats'}).uncheck();
    await expect(pins).toHaveCount(0);
  });

  await test.step('the journey', async () => {
    const answer = page.getByText(/Miles \d+, days \d+\. Arrival/);
    await page.getByLabel('To (1)').selectOption('Toros');
    await expect(answer).toBeVisible();
    await expect(map.locator('.mapRoute').first()).toBeVisible();
    await openMap(page, new URL(page.url()).search);
    await expect(answer).toBeVisible();
  });

  await test.step('axe', async () => {
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
  });

  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('the keyboard alone pans, zooms and leaves the map, and a drag moves it', async ({
  page,
}) => {
  const map = await openMap(page, '?at=1200,900,1');
  const container = map.locator('.leaflet-container').or(map).last();
  await container.focus();
  const {zoom} = readView(page);
  await page.keyboard.press('+');
  await expect.poll(() => readView(page).zoom).toBeGreaterThan(zoom);
  const {north, east, zoom: near} = readView(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => readView(page).north).toBeGreaterThan(north);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readView(page).east).toBeGreaterThan(east);
  await page.keyboard.press('-');
  await expect.poll(() => readView(page).zoom).toBeLessThan(near);
  await page.keyboard.press('Tab');
  await expect(container).not.toBeFocused();

  await rest(map);
  const before = readView(page).east;
  await map.hover();
  await page.mouse.down();
  await page.mouse.move(400, 400, {steps: 5});
  await page.mouse.up();
  await expect.poll(() => readView(page).east).not.toBe(before);
});

test('more places have a pin at higher zoom, no two pins overlap, and they keep their symbols in forced colors', async ({
  page,
}) => {
  const map = await openMap(page, '');
  await rest(map);
  const pins = map.locator('.mapPin');
  const countOverlaps = () =>
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
  expect(await countOverlaps()).toBe(0);
  await zoomToEnd(map, 'Zoom in');
  expect(await pins.count()).toBeGreaterThan(far);
  expect(await countOverlaps()).toBe(0);

  await page.emulateMedia({forcedColors: 'active'});
  const legend = page.getByRole('group', {name: 'Shown on the map'});
  for (const sign of await legend.locator('svg').all()) {
    const colors = await sign.evaluate((element) => {
      const use = element.querySelector('use')?.getAttribute('href') ?? '';
      const shape = document.querySelector(`${use} path`) ?? element;
      const {fill, stroke} = getComputedStyle(shape);
      return new Set([fill, stroke]).size;
    });
    expect(colors).toBe(2);
  }
  await expect(map.locator('.mapPin svg').first()).toBeVisible();
  await expect(stage(page)).toBeVisible();
});
