import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {readPaper, type TextBox} from '../../support/e2e/paperBoxes';
import {openGridByCaption} from '../../support/e2e/grids';
import {FROM, open} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';
import {openMap, stage} from '../../support/e2e/worldMap';

/** The width of A4 and its margins, in points. */
const PAPER = {width: 595, height: 842, margin: 45} as const;

const EXAMPLES = '/reference/examples.html';
const ACTIONS = '/combat-and-tactics/action-points.html';
const WEAPONS = '/character-handbook/weapon-proficiencies.html';

type Sheets = readonly (readonly TextBox[])[];

async function putOnPaper(page: Page): Promise<Sheets> {
  return readPaper(await page.pdf({preferCSSPageSize: true, format: 'A4'}));
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

/** Returns the number of a sheet, which is in its margin. */
function findNumber(sheet: readonly TextBox[]): string | undefined {
  return sheet.find(({above}) => above < PAPER.margin)?.text;
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
  expect(mentions.length).toBeGreaterThan(1);
  expect(mentions.length).toBeLessThan(20);
}

/** A page of each kind, whether its lines are so long that they reach the margins, and what else is true of it on paper. */
const KINDS: readonly {
  readonly path: string;
  readonly isText: boolean;
  readonly further?: (sheets: Sheets) => void;
}[] = [
  {path: '/', isText: false},
  {path: ACTIONS, isText: true, further: expectRepeatedHeads},
  {
    path: '/prime-almanac/torosia.html',
    isText: true,
    further: expectFewMentions,
  },
  {path: '/prime-almanac/global-time-line.html', isText: false},
  {
    path: '/combat-and-tactics/saving-throws.html',
    isText: false,
    further: expectFilled,
  },
];

test('a page on paper keeps within the margins and reaches them, fills its numbered sheets from the first, and needs no action', async ({
  page,
}) => {
  for (const {path, isText, further} of KINDS) {
    await test.step(path, async () => {
      await page.emulateMedia({media: null});
      await open(page, path);
      const title = await page.getByRole('heading', {level: 1}).innerText();
      const sheets = await putOnPaper(page);
      const boxes = sheets.flat();
      expect(findOutside(boxes)).toEqual([]);
      expect(sheets[0]?.length).toBeGreaterThan(8);
      expect(sheets.map(findNumber)).toEqual(
        sheets.map((_, index) => `${index + 1}`),
      );
      const words = boxes.map(({text}) => text).join(' ');
      expect(words).toContain(title.trim());
      expect(words).not.toContain('needs JavaScript');
      expect(words).not.toContain('Download these figures');
      expect(Math.max(...boxes.map(({to}) => to))).toBeGreaterThan(
        isText ? PAPER.width - PAPER.margin - 20 : PAPER.margin,
      );
      further?.(sheets);
      await page.emulateMedia({media: 'print'});
      // Headings that sort columns are printed.
      await expect(
        page
          .locator('main :is(input, select, textarea, button):not(thead *)')
          .filter({visible: true}),
      ).toHaveCount(0);
    });
  }
});

test('on paper folds are open, tables do not scroll, and links to other sites have their addresses', async ({
  page,
}) => {
  await unlocked(page);
  await page.setViewportSize({width: 700, height: 900});
  await open(page, EXAMPLES);
  const folded = page.locator('details [id="the-cellar"]');
  await expect(folded).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(folded).toBeVisible();

  await page.emulateMedia({media: null});
  await open(page, FROM);
  await page.emulateMedia({media: 'print'});
  const scrolling = await page
    .locator('.markdown figure')
    .evaluateAll((figures) =>
      figures
        .filter(
          ({firstElementChild: table, scrollWidth, clientWidth}) =>
            table?.scrollHeight !== table?.clientHeight ||
            scrollWidth > clientWidth,
        )
        .map(({textContent}) => textContent),
    );
  expect(scrolling).toEqual([]);
  const notes = await page.locator('.markdown').evaluate((text) => {
    const link = document.createElement('a');
    link.href = 'https://example.org/maps';
    text.append(link);
    return [link, text.querySelector('a[href^="/"]')].map((each) =>
      each === null ? '' : getComputedStyle(each, '::after').content,
    );
  });
  expect(notes).toEqual(['" (https://example.org/maps)"', 'none']);
});

test('the map on paper is a whole picture, without its controls and its list, even after it was used', async ({
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

test('a grid is a table on paper, as wide as the sheet and with every row, even after it was opened', async ({
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
