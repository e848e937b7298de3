import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {quiet} from '../../support/e2e/reading';
import {
  ALMANAC,
  measureFromCenter,
  openMap,
  rest,
  stage,
} from '../../support/e2e/worldMap';

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
