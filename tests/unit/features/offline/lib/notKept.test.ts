import {drawNotKept} from '../../../../../src/features/offline/lib/notKept';

describe('the placeholder for a picture that is not kept', () => {
  it('says so, at the size of the missing picture', () => {
    expect(drawNotKept(2_340_000)).toContain('Not kept on this device');
    expect(drawNotKept(2_340_000)).toContain('2.3 MB');
  });
});
