import {
  assetOrders,
  sortAssets,
  type AssetOrder,
} from '../../../../../src/features/assets/lib/sortAssets';
import {createAsset} from '../../../../support/assets';

const a = createAsset('/b/a 10.pdf', {
  title: 'Zebra',
  lastModified: '10/2/2023',
  size: 5,
});
const b = createAsset('/b/a 9.pdf', {
  title: 'à la carte',
  lastModified: '9/30/2023',
  size: 9,
  row: 1,
});
const c = createAsset('/a/A 9.pdf', {
  title: 'Boat',
  lastModified: '10/2/2023',
  size: 9,
  row: 0,
});

const names = {[a.link]: 'a', [b.link]: 'b', [c.link]: 'c'};

const cases: Readonly<Record<AssetOrder, string>> = {
  title: 'b c a',
  name: 'c b a',
  backward: 'a c b',
  newest: 'c a b',
  oldest: 'b c a',
  largest: 'c b a',
  listed: 'c b a',
};

describe('the order of files', () => {
  it.each(assetOrders)('%s', (order) => {
    const given = [a, b, c];
    expect(
      sortAssets(given, order)
        .map(({link}) => names[link])
        .join(' '),
    ).toBe(cases[order]);
    expect(given).toEqual([a, b, c]);
  });
});
