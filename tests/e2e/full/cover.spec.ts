import {expect, test} from '@playwright/test';
import {getBox} from '../../support/e2e/getBox';
import {holdBack} from '../../support/e2e/holdBack';
import {hydrated} from '../../support/e2e/watch';

const PATH = '/prime-almanac/torosia.html';
const PICTURE = '/banners/torosia.webp';

test('the cover is above breadcrumb and title, has its space before it is loaded, and leaves most of a sheet of paper to the text', async ({
  page,
}) => {
  const title = page.getByRole('heading', {level: 1});
  const cover = page.getByRole('img', {name: /^Under a sky of brown smoke/});
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 800});
    const release = await holdBack(page, `**${PICTURE}`);
    await page.goto(PATH, {waitUntil: 'commit'});
    await hydrated(page);
    const before = await getBox(title);
    release();
    await expect(cover).toHaveJSProperty('complete', true);
    const picture = await getBox(cover);
    const way = await getBox(
      page.getByRole('navigation', {name: 'Breadcrumbs'}),
    );
    expect(picture.height).toBeGreaterThan(100);
    expect(picture.y).toBeLessThan(way.y);
    expect(way.y).toBeLessThan(before.y);
    expect(await getBox(title)).toEqual(before);
    await page.unrouteAll();
  }
  await page.emulateMedia({media: 'print'});
  await expect(cover).toBeVisible();
  expect((await getBox(cover)).height).toBeLessThanOrEqual(14 * 14);
});
