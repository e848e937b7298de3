import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {FILE, PAGE, display, show} from '../../support/e2e/documents';
import {GALLERY, lightbox, thumbnails} from '../../support/e2e/gallery';
import {openGrid} from '../../support/e2e/grids';
import {open} from '../../support/e2e/reading';
import {openMap} from '../../support/e2e/worldMap';

test('a table sorts by the column whose heading readers press', async ({
  page,
}) => {
  await open(page, '/combat-and-tactics/bab-table.html');
  const name = 'Base attack bonus by level';
  const table = page.getByRole('table', {name});
  const heading = table.getByRole('columnheader', {name: 'Warrior'});
  const level = table.getByRole('rowheader').first();
  await expect(level).toHaveText('1');
  await heading.getByRole('button').click();
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(level).toHaveText('20');
});

test('a long table becomes a grid whose rows readers filter', async ({
  page,
}) => {
  const grid = await openGrid(
    page,
    '/character-handbook/weapon-proficiencies.html',
    'Weapons',
  );
  await grid.getByRole('columnheader', {name: 'Group', exact: true}).focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('textbox', {name: 'Filter Value'}).first().fill('axes');
  await expect(
    grid.getByRole('gridcell', {name: 'Knives', exact: true}),
  ).toHaveCount(0);
  await expect(
    grid.getByRole('gridcell', {name: 'Axes', exact: true}).first(),
  ).toBeVisible();
});

test('on a phone a wide table scrolls in its own box, and its page not at all', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/combat-and-tactics/');
  const beasts = page.getByRole('region', {name: /^Beasts, giants/});
  await beasts.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => beasts.evaluate(({scrollLeft}) => scrollLeft))
    .toBeGreaterThan(0);
  expect(
    await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    }),
  ).toBe(0);
});

test('a PDF is read in its page', async ({page}) => {
  const document = await show(page);
  await expect(
    document.getByText('Rimewane', {exact: true}).first(),
  ).toBeVisible();
});

test('a PDF is downloaded under its own name', async ({page}) => {
  await open(page, PAGE);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    display(page).getByRole('link', {name: 'Download'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('calendar.pdf');
  expect(readFileSync(await download.path())).toEqual(
    readFileSync(`static${FILE}`),
  );
});

test('a picture of a gallery opens over the page, leads to the next one, and gives the focus back', async ({
  page,
}) => {
  await open(page, GALLERY);
  await thumbnails(page).first().click();
  const position = lightbox(page).getByRole('status');
  await expect(position).toContainText('Picture 1 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(position).toContainText('Picture 2 of 5');
  await expect(lightbox(page).getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(thumbnails(page).nth(1)).toBeFocused();
});

test('the map goes to the place that readers choose, and its address keeps it', async ({
  page,
}) => {
  await openMap(page, '');
  await page.getByRole('searchbox', {name: 'Find a place'}).fill('harrow');
  await page.getByRole('button', {name: 'Harrowmere', exact: true}).click();
  await expect(
    page.getByRole('button', {name: 'Travel from here'}),
  ).toBeVisible();
  await expect(page).toHaveURL(/\?at=763,1083,4$/);
});

test('the map shows the way of a journey from its address, with its miles and days', async ({
  page,
}) => {
  const map = await openMap(page, '?route=harrowmere;toros');
  await expect(
    page.getByText(/\d+ miles, \d+ days\. You arrive/),
  ).toBeVisible();
  await expect(map.locator('.mapRoute').first()).toBeVisible();
});

test('code is copied by its button', async ({page}) => {
  // Browsers differ in how tests may read the clipboard.
  await page.addInitScript(() => {
    const writeText = (text: string): Promise<void> => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });
  await open(page, '/character-handbook/');
  await page.getByRole('button', {name: 'Copy code'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(
    'data-copied',
    /^Name, people, class, level:/,
  );
});

test('a page is also plain Markdown, at its address with “.md”', async ({
  request,
}) => {
  const copy = await request.get('/prime-almanac/torosia.md');
  expect(copy.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await copy.text()).toMatch(/^---\ntitle: Torosia\n.*\n# Torosia\n/s);
});

test('on paper a page is its text alone, in black on white', async ({page}) => {
  await open(page, '/combat-and-tactics/combat-parameters.html');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(
    page.getByRole('navigation').filter({visible: true}),
  ).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});
