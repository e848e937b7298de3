import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {FOLDER, GALLERY, slide, thumbnails} from '../../support/e2e/gallery';
import {openHeld} from '../../support/e2e/intent';
import {open, quiet, scripts} from '../../support/e2e/reading';

/** A name that occurs only in the slider's script. */
const MARK = 'PhotoView__PhotoWrap';

/** The largest allowed size of the lazy part when compressed, in bytes. */
const MOST = 16 * 1024;

/** Reads those of the scripts that contain the slider. */
function readSliderScripts(urls: readonly string[]): readonly Buffer[] {
  return urls
    .map((url) => readFileSync(`build${new URL(url).pathname}`))
    .filter((script) => script.includes(MARK));
}

const path = `${FOLDER}/s04-the-gate-ajar.jpg`;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every thumbnail is a picture with size and alternative text, and a link to its file (C5, X9)', async ({
    page,
  }) => {
    await page.goto(GALLERY);
    await expect(thumbnails(page)).toHaveCount(5);
    for (const thumbnail of await thumbnails(page).all()) {
      await expect(thumbnail).toHaveAttribute('href', /\.jpg$/);
      const picture = thumbnail.getByRole('img');
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
      await expect(picture).toHaveAttribute('alt', /\S+ \S+/);
      await expect(picture).toHaveAttribute('srcset', /320w/);
    }
    await thumbnails(page).nth(1).click();
    await expect(page).toHaveURL(path);
  });
});

test('a page without a gallery does not load the slider (A3)', async ({
  page,
}) => {
  const asked = scripts(page);
  await open(page, '/return-of-the-gatewatcher/maps.html');
  await quiet(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(readSliderScripts(asked)).toHaveLength(0);
});

test('a page with a gallery loads the slider when readers approach it, and it is small (A3)', async ({
  page,
}) => {
  const asked = scripts(page);
  await open(page, GALLERY);
  await quiet(page);
  expect(readSliderScripts(asked)).toHaveLength(0);
  await thumbnails(page).nth(1).hover();
  await expect.poll(() => readSliderScripts(asked).length).toBe(1);
  const weight = readSliderScripts(asked).map(
    (script) => brotliCompressSync(script).length,
  );
  expect(weight[0]).toBeLessThan(MOST);
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(sheets).toHaveLength(1);
  for (const sheet of sheets) {
    const css = await (await page.request.get(sheet ?? '')).text();
    expect(css).toContain('--world-veil');
    expect(css).not.toContain('.lightboxSlide');
  }
});

test('the grid is regular at every width: square cells, and no picture exceeds its own (C5)', async ({
  page,
}) => {
  for (const [width, columns] of [
    [390, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, GALLERY);
    const cells = await thumbnails(page).evaluateAll((links) =>
      links.map((link) => {
        const frame = link.getBoundingClientRect();
        const inner = link.querySelector('img')?.getBoundingClientRect();
        return {
          left: Math.round(frame.left),
          square: Math.abs(frame.width - frame.height) < 1,
          fits:
            inner !== undefined &&
            inner.width <= frame.width &&
            inner.height <= frame.height,
        };
      }),
    );
    expect(cells.every(({square, fits}) => square && fits)).toBe(true);
    expect(new Set(cells.map(({left}) => left)).size).toBe(columns);
  }
});

test('a picture that is pressed before scripts run opens over the page as soon as they do (C6)', async ({
  page,
}) => {
  const hydrate = await openHeld(page, GALLERY);
  await thumbnails(page).nth(1).click();
  await expect(page.locator('html')).toHaveAttribute('data-waits');
  await hydrate();
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
  await expect(page).toHaveURL(GALLERY);
});
