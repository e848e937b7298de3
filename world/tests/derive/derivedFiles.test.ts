import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {derivedFiles} from '../../derivedFiles';
import {allSheets} from '../../derive/allSheets';
import {formatSheet} from '../../derive/formatSheet';

const files = join(__dirname, '../../../static');
const sheets = allSheets(files);

/** Returns the command that writes a file, if one does. */
function findCommand(path: string): string | undefined {
  return derivedFiles.find(({includes}) => includes(path))?.command;
}

describe('the sheets that authors do not change by hand (W2)', () => {
  it('are all that "npm run derive" writes', () => {
    expect(
      Object.keys(sheets).filter(
        (path) => findCommand(path) !== 'npm run derive',
      ),
    ).toEqual([]);
  });

  it.each(Object.keys(sheets))(
    'do not change when "npm run derive" runs again: %s',
    (path) => {
      const sheet = sheets[path];
      expect(sheet && formatSheet(sheet)).toBe(
        readFileSync(join(files, path), 'utf8'),
      );
    },
  );

  it.each([
    'world-info/distances.csv',
    'world-info/peoples.csv',
    'game-mechanics/combat/armor.csv',
    'character-creation/race-templates/questions.csv',
    'character-creation/Languages/kadarin.csv',
  ])('are not those that they are derived from: %s', (path) => {
    expect(findCommand(path)).toBeUndefined();
  });
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
