import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {copySite} from '../../../scripts/walk/copySite';
import {startCommand} from '../../../scripts/walk/runCommand';
import {contentAreas} from '../../../src/site/contentAreas';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {DEVELOPMENT_PORT} from '../../support/e2e/sites';

/** Words that only code of the panel contains. */
const TRACES = ['__author-panel', 'authorOpen', 'site.author.'];

test('a build contains nothing of the panel of authors (W2)', () => {
  const paths = readdirSync('build', {recursive: true, encoding: 'utf8'});
  const texts = paths.filter((path) => /\.(?:js|html|css|json)$/.test(path));
  expect(texts.length).toBeGreaterThan(10);
  const found = texts.filter((path) => {
    const text = readFileSync(join('build', path), 'utf8');
    return TRACES.some((trace) => text.includes(trace));
  });
  expect(found).toEqual([]);
});

/** A sheet with a byte order mark, Windows line ends, quotes and a blank cell. */
const SHEET = '\uFEFFTown,Toll,Note\r\n"Long Ford",2,\r\nQuay,"3","a, b"';

const open = contentAreas.find(({locked}) => !locked)?.id ?? '';
const locked = contentAreas.filter((area) => area.locked).slice(0, 1);

/** Writes a page with a name that nobody knows, and the table that it shows. */
function writePage(folder: string): void {
  writeFileSync(join(folder, 'static/panel.csv'), SHEET);
  writeFileSync(
    join(folder, 'docs', open, 'start.md'),
    '---\ntitle: Start\n---\n\nIt was built by Ann Carpenter.\n\n<DataTable src="/panel.csv" caption="Tolls" />\n',
  );
}

/** Opens a page as soon as the development server answers. */
async function openPage(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(`http://localhost:${DEVELOPMENT_PORT}${path}`);
  }).toPass({intervals: [300], timeout: 60_000});
}

test('authors see the faults of a page, and edit its tables to the byte (W2)', async ({
  page,
}) => {
  test.slow();
  const {folder, remove} = await copySite(process.cwd(), false);
  writePage(folder);
  const server = startCommand(folder, [
    ...['start', '--', '--no-open', '--port'],
    String(DEVELOPMENT_PORT),
  ]);
  const readSheet = () =>
    readFileSync(join(folder, 'static/panel.csv'), 'utf8');
  const button = page.getByRole('button', {name: /^For authors: faults: \d/});
  const panel = page.getByRole('region', {name: 'For authors'});
  const enter = async (name: string, text: string) => {
    await panel.getByRole('gridcell', {name, exact: true}).click();
    await panel.getByRole('textbox').last().fill(text);
    await page.keyboard.press('Enter');
  };
  try {
    await openPage(page, `/${open}/start.html`);
    await expect(
      page.getByRole('rowheader', {name: 'Long Ford'}),
    ).toBeVisible();

    // Its styles were compiled after the style sheet was first loaded.
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect
      .poll(() => sidebar.evaluate(({clientWidth}) => clientWidth))
      .toBeLessThan(500);

    await expect(button).toBeVisible();
    await button.press('Enter');
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('Found the name "Ann Carpenter"');
    await prepareAccess(page);
    expect(await accessFaults(page, {within: '.author'})).toEqual([]);

    await panel.getByRole('button', {name: /^panel\.csv/}).click();
    await enter('2', '=2');
    await panel.getByRole('button', {name: 'Save (1)'}).click();
    await expect(panel.getByRole('status')).toContainText('as a formula');
    expect(readSheet()).toBe(SHEET);

    await enter('=2', '7, 8');
    await panel.getByRole('button', {name: 'Save (1)'}).click();
    await expect(panel.getByRole('status')).toContainText('Saved.');
    expect(readSheet()).toBe(SHEET.replace(',2,', ',"7, 8",'));
    await expect(page.getByRole('cell', {name: '7, 8'}).first()).toBeVisible();
    expect(await accessFaults(page, {within: '.author'})).toEqual([]);

    await panel.getByRole('button', {name: 'Back'}).click();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    for (const {id} of locked) {
      await openPage(page, `/${id}/start.html`);
      await button.click();
      await expect(panel).toContainText(`docs/${id}/start.md`);
    }
  } finally {
    server.signal('SIGINT');
    await server.ended;
    remove();
  }
});
