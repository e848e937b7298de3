import {leaveOutFaults} from '../../../../plugins/front-matter/leaveOutFaults';

const path = '/site/docs/prime-almanac/great-north.md';

describe('front matter while it is edited (P1, W2)', () => {
  it('is as its author wrote it where all is well', () => {
    const valid = {title: 'Great North', order: 2};
    expect(leaveOutFaults(valid, path)).toEqual(valid);
  });

  it('is without the keys that are not valid', () => {
    expect(
      leaveOutFaults({title: 'Great North', orderr: 2, tag: [3]}, path),
    ).toEqual({title: 'Great North'});
  });

  it('has a title in any case', () => {
    expect(leaveOutFaults({}, path)).toEqual({title: 'Great North'});
  });
});
