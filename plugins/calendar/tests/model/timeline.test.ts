import {listChoices, listEvents} from '../../model/timeline';
import {readDataFile} from '../../../../tests/support/sheets';

const sheet = readDataFile('world-info/timeline.csv');
const territories = readDataFile('world-info/territories.csv');

const years = (choice: Parameters<typeof listEvents>[1]) =>
  listEvents(sheet, choice).rows.map(([year]) => year);

describe('the events of a time line', () => {
  it('include those of a region, and those that concern all', () => {
    expect(years({Region: 'Morgana'})).toEqual([
      '−312',
      '0',
      '391',
      '404',
      '702',
      '868',
      '1012',
      '1127',
    ]);
  });

  it('can be filtered by values that do not concern all, in alphabetical order', () => {
    expect(listChoices(sheet, 'House')).toEqual([
      'Aurel',
      'Haskeld',
      'Lirien',
      'Morrow',
      'Nyss',
      'Orun',
      'Tavar',
      'Verdane',
      'Ysmere',
    ]);
    expect(listChoices(sheet, 'Region')).not.toContain('everywhere');
  });

  it('are four or more for each territory, besides those that concern all', () => {
    const few = territories.rows
      .map(([name = '']) => name)
      .filter(
        (name) =>
          sheet.rows.filter(([, , region]) => region === name).length < 4,
      );
    expect(few).toEqual([]);
  });

  it.each(sheet.rows.map((cells) => [cells[2] ?? '', cells[3] ?? '']))(
    'of %s belong to the House of that land: %s',
    (region, house) => {
      const land = territories.rows.find(([name]) => name === region);
      const own = land?.[territories.columns.indexOf('House')];
      expect(own?.split(/[ ,]/)[0] ?? 'all').toBe(house);
    },
  );
});
