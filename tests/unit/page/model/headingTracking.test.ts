import {
  activeHeading,
  addressedId,
  headingIds,
  type Landmark,
  type ReadingState,
} from '../../../../src/page/model/headingTracking';

const middle: ReadingState = {
  scrollY: 800,
  atEnd: false,
  headings: [
    {id: 'soak', distance: -300},
    {id: 'shields', distance: 400},
    {id: 'mounts', distance: 900},
  ],
  asked: undefined,
};

/** A page with a heading at some distance from where targets of links come to rest. */
function withShieldsAt(distance: number): ReadingState {
  return {
    ...middle,
    headings: [
      {id: 'soak', distance: distance - 700},
      {id: 'shields', distance},
    ],
  };
}

describe('the headings that are tracked', () => {
  it('are those of the table of contents, from top to bottom', () => {
    expect(
      headingIds([
        {id: 'armor', children: [{id: 'mail', children: []}]},
        {id: 'shields', children: []},
      ]),
    ).toEqual(['armor', 'mail', 'shields']);
  });
});

describe('the current heading', () => {
  it.each([
    [6, 'soak'],
    [5.01, 'soak'],
    [5, 'shields'],
    [0, 'shields'],
    [-1, 'shields'],
  ])('at a distance of %d pixels from the second is %s', (distance, id) => {
    expect(activeHeading(withShieldsAt(distance))).toBe(id);
  });

  it.each([
    [0, undefined],
    [5, undefined],
    [5.01, 'soak'],
    [6, 'soak'],
  ])('%d pixels from the top of the page is %s', (scrollY, id) => {
    const headings = [{id: 'soak', distance: 0}];
    expect(activeHeading({...middle, scrollY, headings})).toBe(id);
  });

  it('is the requested one if the page ends before it can scroll up', () => {
    const asked = {id: 'mounts', distance: 500};
    expect(activeHeading({...middle, atEnd: true, asked})).toBe('mounts');
    expect(activeHeading({...middle, atEnd: false, asked})).toBe('soak');
  });
});

describe('the target in the address', () => {
  const row = (distance: number): Landmark => ({id: 'armor-mail', distance});

  it.each([0, 5.01, -5.01, 40, 600])(
    'is the requested one while it is visible, even %d pixels from where it landed',
    (distance) => {
      expect(addressedId({...middle, asked: row(distance)})).toBe('armor-mail');
    },
  );

  it.each([
    [5, undefined],
    [6, 'armor-mail'],
  ])('%d pixels from the top of the page is %s', (scrollY, id) => {
    expect(addressedId({...middle, scrollY, asked: row(0)})).toBe(id);
  });
});
