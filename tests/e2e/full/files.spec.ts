import {existsSync, readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {contrast, luminance} from '../../../src/features/pictures/lib/veil';
import {open} from '../../support/e2e/reading';
import {openWithoutScripts, unlocked} from '../../support/e2e/unlock';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const EXAMPLES = '/reference/examples.html';
const PLANES = '/deities-and-cosmology/planes.html';

/** Lists the pictures of a page as served, with the page. */
function listPictures(folder: string, page: string): readonly string[] {
  const html = readFileSync(`${folder}/${page}`, 'utf8');
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => `${page}: ${tag}`);
}

async function allPictures(folder: string): Promise<readonly string[]> {
  const pages = await Globby('**/*.html', {cwd: folder});
  return pages.flatMap((page) => listPictures(folder, page));
}

/** Lists the addresses in the sources of a picture. */
function listSources(tag: string): readonly string[] {
  const src = /\ssrc="?(?<src>[^"\s>]+)/.exec(tag)?.groups?.['src'] ?? '';
  const set = /\ssrcset="(?<set>[^"]+)"/.exec(tag)?.groups?.['set'] ?? '';
  return [src, ...set.split(', ').map((each) => each.replace(/ \d+w$/, ''))]
    .filter((source) => source.startsWith('/'))
    .map(decodeURIComponent);
}

test('every picture on every page has its size, so that nothing moves when it loads (A2)', async () => {
  const pictures = await allPictures('build');
  expect(pictures.length).toBeGreaterThan(0);
  expect(
    pictures.filter(
      (tag) => !/\swidth="?[1-9]/.test(tag) || !/\sheight="?[1-9]/.test(tag),
    ),
  ).toEqual([]);
});

test('every copy of a picture is in the build, even under a base path (A1)', async () => {
  for (const [folder, base] of [
    ['build', ''],
    ['build-under-path', '/orrameth'],
  ] as const) {
    const sources = (await allPictures(folder)).flatMap(listSources);
    expect(sources.filter((source) => source.endsWith('.webp'))).not.toEqual(
      [],
    );
    expect(
      sources.filter(
        (source) =>
          !source.startsWith(`${base}/`) ||
          !existsSync(`${folder}${source.slice(base.length)}`),
      ),
    ).toEqual([]);
  }
});

test('a small screen receives a small copy of a picture', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, EXAMPLES);
  const picture = page.getByAltText('The lamp road to the gate');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
      ),
    )
    .toBe(true);
  expect(
    await picture.evaluate((image) =>
      image instanceof HTMLImageElement ? image.currentSrc : '',
    ),
  ).toMatch(/\/assets\/pictures\/[\da-f]{16}-(?:320|640)\.webp$/);
});

test('a page ships only the files that it shows (A3)', async ({page}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      texts.push(response.text());
    }
  });
  await open(page, PLANES);
  const script = (await Promise.all(texts)).join('\n');
  expect(script).toContain('/dimensional-info/soul-road.csv');
  expect(script).not.toContain('/divine-houses/temple-services.csv');
  expect(script).not.toContain('/banners/lamp-road.jpg');
});

test('a file in a list is saved under its own name (C1, A1)', async ({
  page,
}) => {
  await open(page, PLANES);
  const link = page.getByRole('link', {name: 'Soul road'});
  const saving = page.waitForEvent('download');
  await link.click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('soul-road.csv');
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    readFileSync('static/dimensional-info/soul-road.csv', 'utf8'),
  );
});

function getTable(page: Page): Locator {
  return page.getByRole('table', {name: 'Papers of the Divine Houses'});
}

function listNames(table: Locator): Promise<string[]> {
  return table.getByRole('rowheader').allTextContents();
}

test('a table of files is sorted by mouse and by keyboard (C2)', async ({
  page,
}) => {
  await open(page, EXAMPLES);
  const table = getTable(page);
  const head = table.getByRole('columnheader', {name: 'File'});
  await expect(head).toBeVisible();
  const sorted = (await listNames(table)).toSorted();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(await listNames(table)).toEqual(sorted);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await listNames(table)).toEqual(sorted.toReversed());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await expect(
    table.getByRole('columnheader', {name: 'Last modified'}),
  ).toHaveAttribute('aria-sort', 'descending');
});

/** Returns the color of a text, and the background color beneath it where there is no picture. */
function listColors(text: Locator): Promise<readonly (readonly number[])[]> {
  return text.evaluate((element) => {
    const parts = (color: string): number[] =>
      (color.match(/[\d.]+/g) ?? []).map(Number);
    const box = element.parentElement?.parentElement ?? element;
    return [
      parts(getComputedStyle(element).color),
      parts(getComputedStyle(box).backgroundColor),
    ];
  });
}

test.describe('text on a picture (C3)', () => {
  const texts = [
    'The lamps are lit',
    'Nobody counts the lamps',
    'A color between light and dark',
  ];

  test('is legible if the picture does not load', async ({page}) => {
    await page.route('**/*.{jpg,webp}', (route) => route.abort());
    await page.goto(EXAMPLES);
    for (const words of texts) {
      const [ink, ground] = await listColors(
        page.locator('main p').filter({hasText: words}).first(),
      );
      const [one, other] = [ink, ground].map((color) => {
        const [r = 0, g = 0, b = 0] = color ?? [];
        return luminance({r, g, b});
      });
      expect(contrast(one ?? 0, other ?? 0), words).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is printed in black', async ({page}) => {
    await page.goto(EXAMPLES);
    await page.emulateMedia({media: 'print'});
    for (const words of texts) {
      const text = page.locator('main p').filter({hasText: words}).first();
      expect((await listColors(text))[0]).toEqual([0, 0, 0]);
    }
    await expect(page.getByRole('presentation')).toHaveCount(0);
  });
});

test('files and pictures work without scripts (X9)', async ({browser}) => {
  const {page, close} = await openWithoutScripts(browser, EXAMPLES);
  await expect(getTable(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('has left no papers yet').first()).toBeVisible();
  await expect(page.getByAltText('A lamp with four panes')).toBeVisible();
  await expect(page.getByText('lit by whoever finds it').first()).toBeVisible();
  await close();
});
