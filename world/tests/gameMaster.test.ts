import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readSheet} from '../../plugins/data-files/sheetModule';
import {siteDir} from '../../tests/support/site';

const folder = join(siteDir, 'docs/reference/files');
const page = readFileSync(join(siteDir, 'docs/reference/index.md'), 'utf8');

/** The index of pictures is not shown on any page. */
const files = readdirSync(folder).filter((file) => file !== 'index.csv');

/** Encounters are shown in parts, under a heading for each region. */
const encounters = 'encounters.csv';

const sheets = files.filter(
  (file) => file.endsWith('.csv') && file !== encounters,
);

describe('the game master’s papers (R10)', () => {
  it('are all on the page', () => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !page.includes(`./files/${file}`))).toEqual(
      [],
    );
  });

  it.each(sheets)('are shown whole: %s', (file) => {
    expect(page).toContain(`<DataTable src="./files/${file}" caption="`);
  });

  it('include encounters of every region, each under its name', () => {
    const {rows} = readSheet(
      encounters,
      readFileSync(join(folder, encounters), 'utf8'),
    );
    const regions = [...new Set(rows.map(([region = '']) => region))];
    expect(regions.length).toBeGreaterThan(5);
    expect(
      regions.filter(
        (region) =>
          !page.includes(
            `### ${region}\n\n<DataTable src="./files/${encounters}" where="Region = ${region}" `,
          ),
      ),
    ).toEqual([]);
  });
});
