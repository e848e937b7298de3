import {findClashes} from '../../build/findClashes';

describe('names that some hosts treat as the same', () => {
  it.each([
    [['a.png', 'b.png'], []],
    [['maps/a.png', 'Maps/A.PNG'], [['maps/a.png', 'Maps/A.PNG']]],
    [
      ['a.png', 'A.png', 'a.PNG'],
      [
        ['a.png', 'A.png'],
        ['a.png', 'a.PNG'],
      ],
    ],
    [
      ['ü.png', 'Ü.png'.normalize('NFD')],
      [['ü.png', 'Ü.png'.normalize('NFD')]],
    ],
  ])('are found: %j', (paths, clashes) => {
    expect(findClashes(paths)).toEqual(clashes);
  });
});
