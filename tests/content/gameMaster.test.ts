import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readSheet} from '../../plugins/data-files/sheetModule';
import {siteDir} from '../support/site';

const folder = join(siteDir, 'docs/reference/files');
const page = readFileSync(join(siteDir, 'docs/reference/index.md'), 'utf8');

/** The cells of each row of a table that the page shows, joined as they stand beside each other. */
const shown: ReadonlySet<string> = new Set(
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(' | '),
    ),
);

/** What a component of the page shows from its file; the list of what pictures show stands on no page. */
const shownByComponents = ['index.csv', 'lamp-road.csv', 'names.csv'];

const files = readdirSync(folder);

const sheets = files.filter(
  (file) => file.endsWith('.csv') && !shownByComponents.includes(file),
);

describe('the papers of the game master (R10)', () => {
  it('all stand on the page', () => {
    expect(sheets.length).toBeGreaterThan(5);
    expect(
      files.filter(
        (file) =>
          !sheets.includes(file) &&
          file !== 'index.csv' &&
          !page.includes(`./files/${file}`),
      ),
    ).toEqual([]);
  });

  it.each(sheets)('stand on the page as they stand in the file: %s', (file) => {
    const {columns, rows} = readSheet(
      file,
      readFileSync(join(folder, file), 'utf8'),
    );
    const [first = ''] = columns;
    // Encounters stand under a heading for each region.
    const grouped = first === 'Region';
    const expected = rows.map((row) => (grouped ? row.slice(1) : row));
    expect(
      expected.map((row) => row.join(' | ')).filter((row) => !shown.has(row)),
    ).toEqual([]);
    expect(
      grouped
        ? rows.filter(([region]) => !page.includes(`### ${region ?? ''}\n`))
        : [],
    ).toEqual([]);
  });
});
