import {expect, test, type Page} from '@playwright/test';
import {readPaper, type TextBox} from '../support/e2e/paperBoxes';
import {open} from '../support/e2e/reading';
import {unlocked} from '../support/e2e/unlock';

/** A4 and its margins, in points. */
const PAPER = {width: 595, margin: 45} as const;

/** A page of each kind that is served as it is printed. */
const KINDS = [
  '/',
  '/prime-almanac/',
  '/prime-almanac/common-travel-distances.html',
  '/prime-almanac/global-time-line.html',
  '/prime-almanac/torosia.html',
  '/character-handbook/',
  '/combat-and-tactics/action-points.html',
  '/combat-and-tactics/saving-throws.html',
  '/magic-science/spell-factors.html',
] as const;

/** Pages of long running text, whose lines must reach the margins. */
const TEXTS = [
  '/combat-and-tactics/action-points.html',
  '/prime-almanac/torosia.html',
  '/magic-science/spell-factors.html',
] as const;

async function printed(
  page: Page,
  path: string,
): Promise<readonly (readonly TextBox[])[]> {
  await open(page, path);
  return readPaper(await page.pdf({preferCSSPageSize: true, format: 'A4'}));
}

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

for (const path of KINDS) {
  test(`${path} on paper keeps inside the margins, begins on its first sheet, and waits for no hand (L10)`, async ({
    page,
  }) => {
    const sheets = await printed(page, path);
    const boxes = sheets.flat();
    expect(
      boxes.filter(
        ({from, to}) =>
          from < PAPER.margin - 1 || to > PAPER.width - PAPER.margin + 1,
      ),
    ).toEqual([]);
    expect(sheets[0]?.length).toBeGreaterThan(8);
    const words = boxes.map(({text}) => text).join(' ');
    expect(words).not.toContain('needs JavaScript');
    expect(words).not.toContain('Download these figures');
  });
}

for (const path of TEXTS) {
  test(`the lines of ${path} reach the margin of the paper (L10)`, async ({
    page,
  }) => {
    const sheets = await printed(page, path);
    const widest = Math.max(...sheets.flat().map(({to}) => to));
    expect(widest).toBeGreaterThan(PAPER.width - PAPER.margin - 20);
  });
}

test('the action points take four sheets at most, and their table says its heads on each sheet that it reaches (L10)', async ({
  page,
}) => {
  const sheets = await printed(page, '/combat-and-tactics/action-points.html');
  expect(sheets.length).toBeLessThanOrEqual(4);
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
});

test('no control is left on paper but the heads by which columns are sorted (L10)', async ({
  page,
}) => {
  await open(page, '/prime-almanac/');
  await page.emulateMedia({media: 'print'});
  await expect(
    page
      .locator('main :is(input, select, textarea, button):not(thead *)')
      .filter({visible: true}),
  ).toHaveCount(0);
});
