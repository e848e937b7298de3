import {expect, test} from '@playwright/test';
import {readIdentity} from '../../../src/site/identity';
import {holdBack} from '../../support/e2e/holdBack';
import {hydrated} from '../../support/e2e/watch';

const PATH = '/prime-almanac/torosia.html';
const PICTURE = '/banners/torosia.webp';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the cover is above breadcrumb and title, with its size and alternative text (L10)', async ({
    page,
  }) => {
    await page.goto(PATH);
    const cover = page.getByRole('img', {name: /^Under a sky of brown smoke/});
    await expect(cover).toHaveAttribute('src', PICTURE);
    await expect(cover).toHaveAttribute('width', '1600');
    await expect(cover).toHaveAttribute('height', '900');
    const [picture, way, title] = await Promise.all(
      [
        cover,
        page.getByRole('navigation', {name: 'Breadcrumbs'}),
        page.getByRole('heading', {level: 1}),
      ].map((part) => part.boundingBox()),
    );
    expect(picture?.y).toBeLessThan(way?.y ?? 0);
    expect(way?.y).toBeLessThan(title?.y ?? 0);
  });

  test('links on other sites show the card of the page, which names it, instead of the cover (L10, W6)', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`^${readIdentity({}).url}/assets/cards/\\w+\\.png$`),
    );
  });
});

for (const width of [390, 1024, 1440]) {
  test(`the cover has its space before it is loaded, at a width of ${width} pixels (L10)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const release = await holdBack(page, `**${PICTURE}`);
    await page.goto(PATH, {waitUntil: 'commit'});
    const title = page.getByRole('heading', {level: 1});
    await hydrated(page);
    const before = await title.boundingBox();
    release();
    const cover = page.locator('article > img');
    await expect(cover).toHaveJSProperty('complete', true);
    expect(
      await cover.evaluate((img) => img.getBoundingClientRect().height),
    ).toBeGreaterThan(100);
    expect(await title.boundingBox()).toEqual(before);
  });
}

test('the cover is printed, and leaves most of the sheet to the text', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.emulateMedia({media: 'print'});
  const cover = page.locator('article > img');
  await expect(cover).toBeVisible();
  const box = await cover.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(14 * 14);
});
