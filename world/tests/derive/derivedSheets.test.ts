import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {allSheets} from '../../derive/allSheets';
import {formatSheet} from '../../derive/formatSheet';

const files = join(__dirname, '../../../static');
const sheets = allSheets(files);

describe('the sheets that authors do not change by hand', () => {
  it.each(Object.keys(sheets))(
    'do not change when "npm run derive" runs again: %s',
    (path) => {
      const sheet = sheets[path];
      expect(sheet && formatSheet(sheet)).toBe(
        readFileSync(join(files, path), 'utf8'),
      );
    },
  );
});

describe('the text of a derived sheet', () => {
  it.each([
    ['a day (at most)', 'a day (at most)\n'],
    ['a day, at most', '"a day, at most"\n'],
    ['“a day”', '“a day”\n'],
  ])('has quotes only where a cell needs them: %s', (cell, text) => {
    expect(formatSheet({columns: [cell], rows: []})).toBe(text);
  });
});
