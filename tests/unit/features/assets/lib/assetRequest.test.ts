import {assetOrder} from '../../../../../src/features/assets/lib/assetRequest';

describe('the name of a sort order', () => {
  it.each([
    ['newest', 'newest'],
    ['listed', 'listed'],
    ['backward', 'backward'],
    ['downward', undefined],
    [undefined, undefined],
  ])('%s is read as %s', (word, order) => {
    expect(assetOrder(word)).toBe(order);
  });
});
