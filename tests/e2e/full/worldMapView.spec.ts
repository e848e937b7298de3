import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {quiet} from '../../support/e2e/reading';
import {
  ALMANAC,
  emptyEdges,
  measureFromCenter,
  readView,
  openMap,
  rest,
  stage,
  zoomToEnd,
} from '../../support/e2e/worldMap';

test('zoomed out all the way the world fills the frame, also in fullscreen', async ({
  page,
}) => {
  const map = await openMap(page, '?at=1200,900,2');
  await zoomToEnd(map, 'Zoom out');
  expect(await emptyEdges(map)).toBeLessThan(1);
  const button = page.getByRole('button', {name: 'Full screen'});
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await rest(map);
  await expect.poll(() => emptyEdges(map)).toBeLessThan(1);
  await zoomToEnd(map, 'Zoom out');
  expect(await emptyEdges(map)).toBeLessThan(1);
});

test.describe('on a screen with two device pixels per CSS pixel', () => {
  test.use({deviceScaleFactor: 2});

  test('zoomed in all the way, even from an address with a zoom that the map no longer has, no tile is drawn larger than its size', async ({
    page,
  }) => {
    const map = await openMap(page, '?at=1200,900,7');
    await rest(map);
    await expect(map.getByRole('button', {name: 'Zoom in'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Tiles of the previous zoom may remain, hidden below those of the new one.
    const listScales = (): Promise<readonly number[]> =>
      map.locator('.leaflet-tile-container').evaluateAll((levels) => {
        const level = (each: Element): number =>
          Number((each as HTMLElement).style.zIndex);
        const [top] = levels.sort((one, two) => level(two) - level(one));
        const tiles = top?.querySelectorAll('.leaflet-tile-loaded') ?? [];
        return Array.from(
          tiles,
          (tile) =>
            (tile.getBoundingClientRect().width * devicePixelRatio) /
            (tile as HTMLImageElement).naturalWidth,
        );
      });
    await expect(async () => {
      const largest = Math.max(...(await listScales()));
      expect(largest).toBeLessThan(1.01);
      expect(largest).toBeGreaterThan(0.9);
    }).toPass();
  });
});

test('the address follows each chosen place, the map follows the address back, and a shared place is in view', async ({
  page,
}) => {
  const map = await openMap(page, '');
  const choose = async (name: string): Promise<void> => {
    await page.getByRole('button', {name, exact: true}).click();
    await rest(map);
  };
  await choose('Harrowmere');
  await expect(page).toHaveURL(/\?at=763,1083,4$/);
  await quiet(page);
  await choose('Toros');
  await expect(page).not.toHaveURL(/at=763,1083/);
  await expect.poll(() => measureFromCenter(map, '.seatPin')).toBeLessThan(3);
  await page.goBack();
  await expect(page).not.toHaveURL(/at=/);
  await expect(map.getByRole('button', {name: 'Zoom out'})).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.goto(`${ALMANAC}?at=1200,900,3`);
  await hydrated(page);
  await expect(stage(page)).toBeInViewport({ratio: 0.9});
  await expect(
    stage(page).locator('.leaflet-tile-loaded').first(),
  ).toBeVisible();
  await page.goto(ALMANAC);
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the wheel scrolls the page over the map, which explains once that Ctrl zooms', async ({
  page,
}) => {
  const map = await openMap(page, '?at=1200,900,2');
  await map.hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 120);
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(before);
  expect(readView(page).zoom).toBe(2);
  const hint = page.getByText('Hold Ctrl and turn the wheel');
  await expect(hint).toBeVisible();
  await expect(hint).toBeHidden();
  await map.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect.poll(() => readView(page).zoom).toBeGreaterThan(2);
  await map.hover();
  await page.mouse.wheel(0, 60);
  await quiet(page);
  await expect(hint).toBeHidden();
});
