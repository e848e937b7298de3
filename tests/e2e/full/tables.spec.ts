import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openAreas} from '../../../src/site/contentAreas';
import {pagePaths} from '../../support/e2e/pages';
import {open} from '../../support/e2e/reading';
import {tableFaults} from '../../support/e2e/tableFaults';

const PHONE = {width: 390, height: 844};
const TABLET = {width: 768, height: 1024};
const LAPTOP = {width: 1024, height: 768};
const DESK = {width: 1440, height: 900};

const ACTIONS = '/combat-and-tactics/action-points.html';
const COMBAT = '/combat-and-tactics/';
const BEASTS = /^Beasts, giants/;

/** Whether a page has a table in its text, as built. */
function hasTable(path: string): boolean {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return readFileSync(`build${file}`, 'utf8').includes('<table');
}

/** Sets type as large as table mode does. */
function enlargeType(page: Page): Promise<void> {
  return page.evaluate(() => {
    const {style} = document.documentElement;
    style.setProperty('--ifm-font-size-base', '118.75%');
    style.setProperty('--world-size-table', '1rem');
  });
}

/** The sizes of type, and the windows in which tables are read in each. */
const TYPES = [
  {
    type: 'usual',
    setType: () => Promise.resolve(),
    viewports: [PHONE, TABLET, LAPTOP, DESK],
  },
  {type: 'larger', setType: enlargeType, viewports: [LAPTOP, DESK]},
] as const;

for (const {id} of openAreas) {
  const paths = pagePaths.filter(
    (path) => path.startsWith(`/${id}/`) && hasTable(path),
  );

  test(`tables of ${id} fit the page without scripts, their rows begin with a name, and no cell has one word per line, in usual and larger type (X9, T9)`, async ({
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      for (const {type, setType, viewports} of TYPES) {
        await setType(page);
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          expect
            .soft(
              await tableFaults(page),
              `${path} in ${type} type at ${viewport.width}`,
            )
            .toEqual([]);
        }
      }
    }
    await context.close();
  });
}

/**
 * Scrolls to the seventh row of a table, and returns how far the head is below the top of the
 * window.
 */
async function measureHead(page: Page, table: Locator): Promise<number> {
  await table
    .locator('tbody tr')
    .nth(6)
    .evaluate((row) => {
      const {top} = row.getBoundingClientRect();
      window.scrollTo({top: window.scrollY + top - 200, behavior: 'instant'});
    });
  return (await table.locator('thead th').first().boundingBox())?.y ?? -1;
}

test.describe('a table of five columns in a place of 40 rem', () => {
  test.use({viewport: LAPTOP, javaScriptEnabled: false});

  for (const [kind, form, path, name] of [
    [
      'rows',
      'block',
      '/prime-almanac/oceans-and-seas.html',
      /^The great routes/,
    ],
    ['a table', 'table', '/combat-and-tactics/bab-table.html', /^Base attack/],
  ] as const) {
    test(`is ${kind} as its words need (X9)`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('table', {name})).toHaveCSS('display', form);
    });
  }
});

test.describe('a sticky table head', () => {
  test.use({viewport: DESK, javaScriptEnabled: false});

  for (const [kind, path, name] of [
    ['few', ACTIONS, 'Actions and their cost'],
    ['many', COMBAT, BEASTS],
  ] as const) {
    test(`stays below the navbar if it has ${kind} columns`, async ({page}) => {
      await page.goto(path);
      const table = page.getByRole('table', {name});
      await expect.poll(() => measureHead(page, table)).toBeCloseTo(60, 1);
    });
  }
});

test('the head of a table in a box has the background of the box, not of the page (C8)', async ({
  page,
}) => {
  await open(page, '/return-of-the-gatewatcher/');
  const box = page.locator('.alert', {has: page.locator('thead')}).first();
  const background = await box.evaluate(
    (element) => getComputedStyle(element).backgroundColor,
  );
  await expect(box.locator('thead th').first()).toHaveCSS(
    'background-color',
    background,
  );
});

test('names of colors in a table have a swatch of that color (N1, N2)', async ({
  page,
}) => {
  await open(page, '/magic-science/');
  const paint = (name: string): Promise<string> =>
    page
      .getByRole('cell', {name, exact: true})
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::after').boxShadow);
  expect(await paint('teal')).toContain('rgb(0, 128, 128)');
  expect(await paint('Fire')).toBe('none');
});

test('the head of a table follows the navbar when it hides (L2)', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await open(page, ACTIONS);
  const head = page
    .getByRole('table', {name: 'Actions and their cost'})
    .locator('thead th')
    .first();
  await page.evaluate(() => {
    window.scrollTo({top: 900, behavior: 'instant'});
  });
  await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(0);
});

test.describe('on a phone, without scripts', () => {
  test.use({viewport: PHONE, javaScriptEnabled: false});

  test('an action is a name over its cost and whether it provokes, then its note', async ({
    page,
  }) => {
    await page.goto(ACTIONS);
    const table = page.getByRole('table', {name: 'Actions and their cost'});
    const row = table.getByRole('row', {name: /^Stride/});
    await expect(row.getByRole('rowheader')).toHaveText('Stride');
    const cells = row.getByRole('cell');
    await expect(cells).toHaveText(['3 AP', 'provokes', /^Move up to/]);
    const boxes = await Promise.all(
      (await cells.all()).map((cell) => cell.boundingBox()),
    );
    const [cost, provokes, note] = boxes.map((box) => box?.y ?? 0);
    expect(cost).toBe(provokes);
    expect(note).toBeGreaterThan(cost ?? 0);
    expect(
      await cells
        .last()
        .evaluate((cell) => getComputedStyle(cell, '::before').content),
    ).toBe('"Note "');
  });

  test('figures come before notes, whatever the order in the file', async ({
    page,
  }) => {
    await page.goto(COMBAT);
    const orders = await page
      .locator('.table-rows tbody tr')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const top = (kind: string): number[] =>
            [...row.querySelectorAll(`td${kind}[data-label]`)].map(
              (cell) => cell.getBoundingClientRect().top,
            );
          const notes = Math.min(...top('.sentence'));
          return top(':not(.sentence)').filter((each) => each >= notes);
        }),
      );
    expect(orders).toEqual([]);
  });

  test('a table of more than five columns scrolls sideways beside its first column, also by keyboard, and shows an edge', async ({
    page,
  }) => {
    await page.goto(COMBAT);
    const region = page.getByRole('region', {name: BEASTS});
    const first = region.getByRole('rowheader').first();
    await region.scrollIntoViewIfNeeded();
    const before = (await first.boundingBox())?.x;
    await region.focus();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect
      .poll(() => region.evaluate(({scrollLeft}) => scrollLeft))
      .toBeGreaterThan(100);
    expect((await first.boundingBox())?.x).toBe(before);
    expect((await first.boundingBox())?.width).toBeLessThanOrEqual(160);
    expect(
      await region.evaluate((each) => getComputedStyle(each).backgroundImage),
    ).toContain('linear-gradient');
  });

  test('each weapon shows its price and damage without a swipe (C8)', async ({
    page,
  }) => {
    await page.goto('/character-handbook/weapon-proficiencies.html');
    const sling = page.getByRole('row', {name: /^Sling/});
    await sling.scrollIntoViewIfNeeded();
    for (const label of ['Damage', 'Price (crowns)', 'Note']) {
      await expect(sling.locator(`[data-label="${label}"]`)).toBeInViewport({
        ratio: 1,
      });
    }
  });
});
