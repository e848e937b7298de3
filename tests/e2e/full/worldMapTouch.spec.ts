import {expect, test, type Page} from '@playwright/test';
import {open} from '../../support/e2e/reading';
import {drag} from '../../support/e2e/touch';

const ALMANAC = '/prime-almanac/?at=1200,900,1';

type View = {
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
};

/** Returns the view of the map from the address. */
function view(page: Page): View {
  const at = new URL(page.url()).searchParams.get('at') ?? '';
  const [east = 0, north = 0, zoom = 0] = at.split(',').map(Number);
  return {east, north, zoom};
}

/** Opens the map, and returns its center in the window. */
async function findMapCenter(page: Page) {
  await open(page, ALMANAC);
  const map = page.getByRole('region', {name: 'Map of the Prime'});
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await map.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const box = await map.boundingBox();
  if (box === null) {
    throw new Error('the map is not on the page');
  }
  return {map, x: box.x + box.width / 2, y: box.y + box.height / 2};
}

test.describe('on a touch screen', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('two fingers drag the map to the east, without opening the sidebar (C14, L4)', async ({
    page,
  }) => {
    const {x, y} = await findMapCenter(page);
    const {east} = view(page);
    await drag(page, [
      [
        {x: x + 80, y: y - 30},
        {x: x - 80, y: y - 30},
      ],
      [
        {x: x + 80, y: y + 30},
        {x: x - 80, y: y + 30},
      ],
    ]);
    await expect.poll(() => view(page).east).toBeGreaterThan(east);
    await expect(
      page.getByRole('button', {name: 'Close navigation bar'}),
    ).toBeHidden();
  });

  test('spreading two fingers zooms in, and pinching zooms out (C14)', async ({
    page,
  }) => {
    const {x, y} = await findMapCenter(page);
    await drag(page, [
      [
        {x: x - 20, y},
        {x: x - 90, y},
      ],
      [
        {x: x + 20, y},
        {x: x + 90, y},
      ],
    ]);
    await expect.poll(() => view(page).zoom).toBeGreaterThan(1);
    const near = view(page).zoom;
    await drag(page, [
      [
        {x: x - 90, y},
        {x: x - 20, y},
      ],
      [
        {x: x + 90, y},
        {x: x + 20, y},
      ],
    ]);
    await expect.poll(() => view(page).zoom).toBeLessThan(near);
  });
});

test('the keyboard alone pans, zooms and leaves the map (C14)', async ({
  page,
}) => {
  const {map} = await findMapCenter(page);
  const stage = map.locator('.leaflet-container').or(map).last();
  await stage.focus();
  const {zoom} = view(page);
  await page.keyboard.press('+');
  await expect.poll(() => view(page).zoom).toBeGreaterThan(zoom);
  const {north, east, zoom: near} = view(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => view(page).north).toBeGreaterThan(north);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view(page).east).toBeGreaterThan(east);
  await page.keyboard.press('-');
  await expect.poll(() => view(page).zoom).toBeLessThan(near);
  await page.keyboard.press('Tab');
  await expect(stage).not.toBeFocused();
});
