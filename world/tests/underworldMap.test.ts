import {galleries, holds, levels} from '../art/atlas/layout/underworld';
import {getHeight} from '../art/atlas/shape/depth';
import {mapPlaces} from './support/atlas';
import {readRecords} from '../../tests/support/sheets';

const ALMANAC = 'world-info/almanac';

describe('the map of the Underworld', () => {
  it('has the levels in the table, at their depths', () => {
    const told = readRecords(`${ALMANAC}/underworld-levels.csv`).map(
      (level) => [level['Level'], level['Depth (ft)']],
    );
    const drawn = levels.map(({name, from, to}) => [
      name,
      to === undefined
        ? `below ${from.toLocaleString('en-US')}`
        : `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')}`,
    ]);
    expect(drawn).toEqual(told);
  });

  it('has the holds in the table, each on its level', () => {
    const told = readRecords(`${ALMANAC}/underworld-holds.csv`).map(
      ({Hold, Level}) => [Hold, Level],
    );
    expect(holds.map(({name, level}) => [name, level]).toSorted()).toEqual(
      told.toSorted(),
    );
  });

  it.each(holds)('draws $name between the depths of $level', (hold) => {
    const level = levels.find(({name}) => name === hold.level);
    const [, y] = hold.at;
    expect(y).toBeGreaterThan(getHeight(level?.from ?? NaN));
    expect(y).toBeLessThan(getHeight(level?.to ?? NaN));
  });

  it('begins at the mouths on the map of the world', () => {
    const mouths = mapPlaces()
      .filter(({kind}) => kind === 'mouth')
      .map(({name}) => name);
    const drawn = galleries.map(({mouth}) => mouth);
    expect(drawn.filter((name) => name !== 'Nheth').toSorted()).toEqual(
      mouths.toSorted(),
    );
  });
});
