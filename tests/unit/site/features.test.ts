import {hasFeature, keepWith} from '../../../src/site/features';

jest.mock('@world/features', () => ({features: ['grid']}));

describe('what a world can leave out (W6)', () => {
  it('keeps its tables where the world has it', () => {
    expect(hasFeature('grid')).toBe(true);
    expect(keepWith('grid', [1, 2])).toEqual([1, 2]);
  });

  it('has no documents where the world leaves them out, whatever their table says', () => {
    expect(hasFeature('documents')).toBe(false);
    expect(keepWith('documents', [{file: '/rules.pdf'}])).toEqual([]);
  });
});
