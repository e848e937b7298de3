import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sitePages} from '../../plugins/pages/sitePages';
import {PAGE_COLUMN} from '../../plugins/tables/model/selectFromSheet';
import {parseSheet} from '../../src/shared/model/csv';
import {staticDir} from '../../tests/support/site';

const results = readdirSync(staticDir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.csv'))
  .toSorted()
  .map((file) => ({
    file,
    result: parseSheet(readFileSync(join(staticDir, file), 'utf8')),
  }));

describe('the CSV files of the site', () => {
  it('can be parsed', () => {
    expect(results).not.toEqual([]);
    expect(results.filter(({result}) => !result.ok)).toEqual([]);
  });

  it('link to existing pages', async () => {
    const addresses = new Set((await sitePages()).map(({address}) => address));
    const links = results.flatMap(({file, result}) => {
      const {columns, rows} = result.ok
        ? result.sheet
        : {columns: [], rows: []};
      const column = columns.indexOf(PAGE_COLUMN);
      return rows.map((row) => ({file, page: row[column] ?? ''}));
    });
    const pages = links
      .map(({file, page}) => ({file, page: page.replace(/#.*$/, '')}))
      .filter(({page}) => page !== '');
    expect(pages).not.toEqual([]);
    expect(pages.filter(({page}) => !addresses.has(page))).toEqual([]);
  });
});
