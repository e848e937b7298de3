import {expect, test} from '@playwright/test';
import {readView, openMap, rest} from '../../support/e2e/worldMap';

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
