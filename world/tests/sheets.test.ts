import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {derivedSheets} from '../derive/derivedSheets';
import {parseSheet} from '../../src/shared/lib/csv';
import {PAGE_COLUMN} from '../../src/features/tables/lib/selectFromSheet';
import {rules} from '../rules/rules';
import {sitePages} from '../../scripts/check-page/sitePages';
import {getColumn, readDataFile} from '../../tests/support/sheets';
import {staticDir} from '../../tests/support/site';

const files = readdirSync(staticDir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.csv'))
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

let addresses: ReadonlySet<string> = new Set();

beforeAll(async () => {
  addresses = new Set((await sitePages()).map(({address}) => address));
});

describe('the data files of the site', () => {
  it.each(files)('can be parsed: %s (X8)', (file) => {
    const result = parseSheet(readFileSync(join(staticDir, file), 'utf8'));
    expect(result.ok ? [] : result.faults).toEqual([]);
  });

  it.each(files)('link to existing pages: %s (R19)', (file) => {
    const {columns} = readDataFile(file);
    const pages = columns.includes(PAGE_COLUMN)
      ? getColumn(file, PAGE_COLUMN)
      : [];
    expect(
      pages
        .map((page) => page.replace(/#.*$/, ''))
        .filter((page) => page !== '' && !addresses.has(page)),
    ).toEqual([]);
  });
});

describe('the data files derived from the rules', () => {
  it.each(Object.entries(derivedSheets))(
    'are what "npm run derive" would write: %s',
    (name, derive) => {
      expect(readDataFile(join('game-mechanics', name))).toEqual(derive(rules));
    },
  );
});
