import {
  assetOrder,
  requestFromQuery,
  requestToQuery,
  type AssetRequest,
} from '../../../../../src/features/assets/lib/assetRequest';

const request: AssetRequest = {
  folder: '/Races & more!',
  match: '*.p?f',
  sort: 'newest',
  shape: 'picture',
  place: 'docs/a b.mdx:12: <AssetList>',
  deep: true,
  mayBeEmpty: true,
  contents: true,
  described: true,
  types: ['pdf', 'png'],
  files: ['100% #1.png', 'Über.png'],
};

const least: AssetRequest = {
  folder: undefined,
  match: undefined,
  sort: undefined,
  shape: 'assets',
  place: '',
  deep: false,
  mayBeEmpty: false,
  contents: false,
  described: false,
  types: [],
  files: undefined,
};

describe('a request for files as the query of a module (A3)', () => {
  it.each([
    ['all that it can say', request],
    ['the least that it can say', least],
    ['no file in place of all', {...least, files: ['']}],
  ])('says the same when it is read back: %s', (_, asked) => {
    expect(requestFromQuery(requestToQuery(asked))).toEqual(asked);
  });

  it('holds no sign that means something to a bundler', () => {
    expect(requestToQuery(request)).toMatch(/^\?[\w%&+=.*-]+$/);
  });
});

describe('the name of an order', () => {
  it.each([
    ['newest', 'newest'],
    ['listed', 'listed'],
    ['backward', 'backward'],
    ['downward', undefined],
    [null, undefined],
  ])('%s is read as %s', (word, order) => {
    expect(assetOrder(word)).toBe(order);
  });
});
