import {drawNotKept} from '../../../../../src/features/offline/lib/notKept';

describe('the picture in the place of one that is not kept', () => {
  it('says so, with the size of the one that is not there (T2)', () => {
    expect(drawNotKept(2_340_000)).toContain('Not kept on this device');
    expect(drawNotKept(2_340_000)).toContain('2.3 MB');
  });
});
