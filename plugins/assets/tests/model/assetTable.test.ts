import {nextSort, sortedRows, type TableSort} from '../../model/assetTable';
import {createAsset} from '../../../../tests/support/assets';

const assets = [
  createAsset('/b.pdf', {lastModified: '1/2/2024'}),
  createAsset('/a.pdf', {lastModified: '12/1/2023'}),
  createAsset('/c.pdf', {lastModified: '1/10/2024'}),
];

const names = (sort: TableSort | null): string =>
  sortedRows(assets, sort)
    .map(({title}) => title)
    .join(' ');

describe('a table of files', () => {
  it.each<[TableSort | null, string]>([
    [null, 'b a c'],
    [{column: 'name', direction: 'ascending'}, 'a b c'],
    [{column: 'name', direction: 'descending'}, 'c b a'],
    [{column: 'changed', direction: 'ascending'}, 'a b c'],
    [{column: 'changed', direction: 'descending'}, 'c b a'],
  ])('is sorted as readers chose: %j', (sort, order) => {
    expect(names(sort)).toBe(order);
  });

  it('has names from A to Z, and the newest date first', () => {
    expect(nextSort(null, 'name').direction).toBe('ascending');
    expect(nextSort(null, 'changed').direction).toBe('descending');
  });

  it('is reversed by a second press, and starts over at another column', () => {
    const once = nextSort(null, 'name');
    const twice = nextSort(once, 'name');
    expect(twice).toEqual({column: 'name', direction: 'descending'});
    expect(nextSort(twice, 'name')).toEqual(once);
    expect(nextSort(twice, 'changed')).toEqual({
      column: 'changed',
      direction: 'descending',
    });
  });
});
