import {expect, type Locator, type Page} from '@playwright/test';
import {hydrated} from './watch';

/** The page with the map of the world. */
export const ALMANAC = '/prime-almanac/';

export function stage(page: Page): Locator {
  return page.getByRole('region', {name: 'Map of the Prime'});
}

/** Opens the map at a place, and waits until it is drawn. */
export async function openMap(page: Page, query: string): Promise<Locator> {
  await page.goto(`${ALMANAC}${query}`);
  await hydrated(page);
  const map = stage(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  return map;
}

/** What a map shows. */
type View = {
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
};

/** Reads what the map shows from the address. */
export function readView(page: Page): View {
  const at = new URL(page.url()).searchParams.get('at') ?? '';
  const [east = 0, north = 0, zoom = 0] = at.split(',').map(Number);
  return {east, north, zoom};
}

/** Waits until the map has come to rest. */
export async function rest(map: Locator): Promise<void> {
  await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(0);
  await expect
    .poll(() =>
      map.evaluate(
        (element) =>
          element.querySelectorAll('.leaflet-tile:not(.leaflet-tile-loaded)')
            .length,
      ),
    )
    .toBe(0);
}

/** Returns how far the center of the map is from the nearest marker of a kind, in pixels. */
export function measureFromCenter(map: Locator, sign: string): Promise<number> {
  return map.evaluate((element, selector) => {
    const middle = (box: DOMRect) => [
      box.x + box.width / 2,
      box.y + box.height / 2,
    ];
    const [x = 0, y = 0] = middle(element.getBoundingClientRect());
    const signs = [...element.querySelectorAll(selector)].map((each) =>
      middle(each.getBoundingClientRect()),
    );
    return Math.min(
      ...signs.map(([east = 0, south = 0]) => Math.hypot(east - x, south - y)),
    );
  }, sign);
}
