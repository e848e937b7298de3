import {mapHash} from '../../../../src/shared/model/mapHash';

describe('an address without a hash', () => {
  it.each(['?at=763,1083,4', '?layers=seat&at=1,2,3'])(
    'points to the map if it has a position on it: %s',
    (search) => {
      expect(mapHash(search)).toBe('#world-map');
    },
  );

  it.each(['', '?layers=seat', '?q=at', '?cat=1'])(
    'points nowhere if it has none: %j',
    (search) => {
      expect(mapHash(search)).toBe('');
    },
  );
});
