import {shownSize} from '../../model/shownSize';

const own = {width: 1600, height: 900};

describe('the size of a picture', () => {
  it.each([
    [{}, own],
    [{width: '120'}, {width: 120, height: 68}],
    [{height: 90}, {width: 160, height: 90}],
    [
      {width: '3200', height: '9'},
      {width: 16, height: 9},
    ],
    [
      {width: 160, height: 800},
      {width: 160, height: 90},
    ],
    [{width: '', height: 'tall'}, own],
    [{width: -5, height: 0}, own],
  ])('of an author who writes %j is %j', (given, shown) => {
    expect(shownSize(own, given)).toMatchObject(shown);
  });
});
