import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {readPaper, type TextBox} from '../../support/e2e/paperBoxes';
import {openGridByCaption} from '../../support/e2e/grids';
import {open} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';
import {openMap, stage} from '../../support/e2e/worldMap';

/** The width of A4 and its margins, in points. */
const PAPER = {width: 595, height: 842, margin: 45} as const;

const EXAMPLES = '/reference/examples.html';
const ACTIONS = '/combat-and-tactics/action-points.html';
const WEAPONS = '/character-handbook/weapon-proficiencies.html';

/** A page of each kind. */
const KINDS = [
  '/',
  '/prime-almanac/',
  '/prime-almanac/common-travel-distances.html',
  '/prime-almanac/global-time-line.html',
  '/prime-almanac/torosia.html',
  '/character-handbook/',
  WEAPONS,
  EXAMPLES,
  ACTIONS,
  '/combat-and-tactics/saving-throws.html',
  '/magic-science/spell-factors.html',
] as const;

/** Pages of long text, whose lines must reach the margins. */
const TEXTS: readonly string[] = [
  ACTIONS,
  '/prime-almanac/torosia.html',
  '/magic-science/spell-factors.html',
];

type Sheets = readonly (readonly TextBox[])[];

async function putOnPaper(page: Page): Promise<Sheets> {
  return readPaper(await page.pdf({preferCSSPageSize: true, format: 'A4'}));
}

/** Opens a page as readers see it, a locked page after unlocking. */
async function openUnlocked(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('main p').filter({visible: true}).first().waitFor();
}

/**
 * Returns the first column of a data file, without spaces, since lines may break anywhere on
 * paper.
 */
function readNames(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => (line.split(',')[0] ?? '').replaceAll(/\s/g, ''));
}

/**
 * How far the box of a text may reach into the margin, in points. That of a large first letter
 * includes the space beside its ink.
 */
function getSlack(text: string): number {
  return /^\p{Lu}$/u.test(text) ? 4 : 1;
}

function findOutside(boxes: readonly TextBox[]): readonly TextBox[] {
  return boxes.filter(
    ({text, from, to}) =>
      from < PAPER.margin - getSlack(text) ||
      to > PAPER.width - PAPER.margin + 1,
  );
}

/** Expects that text reaches into the lowest sixth of each sheet but the last; numbers of sheets are in the margin. */
function expectFilled(sheets: Sheets): void {
  const ends = sheets
    .slice(0, -1)
    .map((sheet) =>
      Math.min(
        ...sheet
          .map(({above}) => above)
          .filter((above) => above > PAPER.margin),
      ),
    );
  expect(Math.max(...ends)).toBeLessThan(PAPER.height / 6);
}

/** Expects filled sheets, five at most, on each of which the first table repeats its heads. */
function expectRepeatedHeads(sheets: Sheets): void {
  expect(sheets.length).toBeLessThanOrEqual(5);
  expectFilled(sheets);
  const reached = sheets.slice(
    0,
    1 +
      sheets.findIndex((sheet) =>
        sheet.some(({text}) => text.includes('Speak a sentence')),
      ),
  );
  expect(reached.length).toBeGreaterThan(1);
  for (const sheet of reached) {
    expect(sheet.map(({text}) => text)).toEqual(
      expect.arrayContaining(['Provokes', 'Note']),
    );
  }
}

/** Expects that the pages that mention a page fill no more than a few lines. */
function expectFewMentions(sheets: Sheets): void {
  const texts = sheets.flat().map(({text}) => text);
  const mentions = texts.slice(texts.lastIndexOf('Mentioned in'));
  expect(mentions.join(' ')).toContain('Weapon Proficiencies');
  expect(mentions.length).toBeLessThan(20);
}

/** What else must be true of a page on paper. */
const further: Readonly<Record<string, (sheets: Sheets) => void>> = {
  [ACTIONS]: expectRepeatedHeads,
  '/combat-and-tactics/saving-throws.html': expectFilled,
  '/prime-almanac/torosia.html': expectFewMentions,
};

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

for (const path of KINDS) {
  const isText = TEXTS.includes(path);
  const reach = isText ? PAPER.width - PAPER.margin - 20 : PAPER.margin;
  // Headings that sort columns are printed; examples have controls that belong to them.
  const mostControls = path === EXAMPLES ? Infinity : 0;

  test(`${path} on paper keeps within the margins${isText ? ' and reaches them' : ''}, begins on its first sheet, and needs no action (L10)`, async ({
    page,
  }) => {
    await openUnlocked(page, path);
    const sheets = await putOnPaper(page);
    const boxes = sheets.flat();
    expect(findOutside(boxes)).toEqual([]);
    expect(sheets[0]?.length).toBeGreaterThan(8);
    const words = boxes.map(({text}) => text).join(' ');
    expect(words).not.toContain('needs JavaScript');
    expect(words).not.toContain('Download these figures');
    expect(Math.max(...boxes.map(({to}) => to))).toBeGreaterThan(reach);
    further[path]?.(sheets);
    await page.emulateMedia({media: 'print'});
    const controls = page
      .locator('main :is(input, select, textarea, button):not(thead *)')
      .filter({visible: true});
    await expect
      .poll(() => controls.count(), 'printed controls')
      .toBeLessThanOrEqual(mostControls);
  });
}

test('the map on paper is a whole picture, without its controls and its list, even after it was used (L10)', async ({
  page,
}) => {
  await openMap(page, '?at=500,500,3');
  const words = (await putOnPaper(page)).flat().map(({text}) => text);
  expect(words.join(' ')).toContain('Prime Almanac');
  expect(words).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:\+|−|Places: \d+)$/)]),
  );
  await page.emulateMedia({media: 'print'});
  await expect(stage(page)).toBeHidden();
  const picture = page.locator('#world-map img').filter({visible: true});
  await expect(picture).toHaveCount(1);
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(500);
});

test('a grid is a table on paper, as wide as the sheet and with every row, even after it was opened (C8, L10)', async ({
  page,
}) => {
  await open(page, WEAPONS);
  const grid = await openGridByCaption(page, 'Weapons');
  await expect(grid).toHaveAttribute('data-grid', 'true');
  const boxes = (await putOnPaper(page)).flat();
  expect(findOutside(boxes)).toEqual([]);
  const text = boxes
    .map((box) => box.text)
    .join('')
    .replaceAll(/\s/g, '');
  const weapons = readNames('static/character-creation/weapons.csv');
  expect(weapons.length).toBeGreaterThan(40);
  expect(weapons.filter((weapon) => !text.includes(weapon))).toEqual([]);
});
