import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {contrast, luminance} from '../../../plugins/assets/model/veil';
import {PAGE as DOCUMENT, drawn, show} from '../../support/e2e/documents';
import {GALLERY, thumbnails} from '../../support/e2e/gallery';
import {openGridByCaption} from '../../support/e2e/grids';
import {open, quiet} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';

const WEAPONS = '/character-handbook/weapon-proficiencies.html';
const PLANES = '/deities-and-cosmology/planes.html';

/** What only the scripts contain that show a document, a grid or a picture at full size. */
const MARKS = [
  'rpv-core__',
  'ag-root-wrapper',
  'PhotoView__PhotoWrap',
] as const;

/** Keeps the scripts that a page receives, and returns a function that reads them. */
function keepScripts(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      // A page that is left may break off its last ones.
      texts.push(response.text().catch(() => ''));
    }
  });
  return async () => (await Promise.all(texts)).join('\n');
}

test('a page loads the viewer of its document, grid or gallery only when readers want it', async ({
  page,
}) => {
  const read = keepScripts(page);
  const listLoaded = async (): Promise<readonly string[]> => {
    const scripts = await read();
    return MARKS.filter((mark) => scripts.includes(mark));
  };
  for (const path of [DOCUMENT, WEAPONS, GALLERY]) {
    await open(page, path);
    await quiet(page);
    expect(await listLoaded(), path).toEqual([]);
  }
  await thumbnails(page).first().hover();
  await expect.poll(listLoaded).toEqual([MARKS[2]]);
  await open(page, WEAPONS);
  await openGridByCaption(page, 'Weapons');
  await expect.poll(listLoaded).toEqual([MARKS[1], MARKS[2]]);
  await drawn(await show(page), 3);
  await expect.poll(listLoaded).toEqual(MARKS);
});

test('a page of files contains those that it lists, and saves them under their own names', async ({
  page,
}) => {
  const read = keepScripts(page);
  await open(page, PLANES);
  const scripts = await read();
  expect(scripts).toContain('/dimensional-info/soul-road.csv');
  expect(scripts).not.toContain('/divine-houses/temple-services.csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'Soul road'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('soul-road.csv');
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    readFileSync('static/dimensional-info/soul-road.csv', 'utf8'),
  );
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

test('text on a picture is legible if the picture does not load, and is printed in black', async ({
  page,
}) => {
  await unlocked(page);
  await page.route('**/*.{jpg,webp}', (route) => route.abort());
  await page.goto('/reference/examples.html');
  const texts = [
    'The lamps are lit',
    'Nobody counts the lamps',
    'A color between light and dark',
  ].map((words) => page.locator('main p').filter({hasText: words}).first());
  for (const text of texts) {
    const [ink, ground] = await listColors(text);
    const [one, other] = [ink, ground].map((color) => {
      const [r = 0, g = 0, b = 0] = color ?? [];
      return luminance({r, g, b});
    });
    expect(contrast(one ?? 0, other ?? 0)).toBeGreaterThanOrEqual(4.5);
  }
  await page.emulateMedia({media: 'print'});
  for (const text of texts) {
    expect((await listColors(text))[0]).toEqual([0, 0, 0]);
  }
});

test('files are taken along from a page that the front page of an area leads to', async ({
  page,
}) => {
  await page.goto('/prime-almanac/');
  await page.getByRole('link', {name: 'Export'}).click();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Export'}),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'For Obsidian'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('obsidian-vault.zip');
});
