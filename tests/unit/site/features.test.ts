import {hasFeature, keepIfEnabled} from '../../../src/site/features';

jest.mock('../../../world/features', () => ({features: ['grid']}));

describe('features that a world can leave out', () => {
  it('keep their tables if the world has them', () => {
    expect(hasFeature('grid')).toBe(true);
    expect(keepIfEnabled('grid', [1, 2])).toEqual([1, 2]);
  });

  it('include no documents if the world leaves them out, whatever their table says', () => {
    expect(hasFeature('documents')).toBe(false);
    expect(keepIfEnabled('documents', [{file: '/rules.pdf'}])).toEqual([]);
  });
});
