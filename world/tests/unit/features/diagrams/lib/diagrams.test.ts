import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseSheet, type Sheet} from '../../../../../../src/shared/lib/csv';
import {
  elementColor,
  type Diagram,
} from '../../../../../../src/features/diagrams/lib/diagram';
import {placePlanes} from '../../../../../../src/features/diagrams/lib/placePlanes';
import {placeNamesInRing} from '../../../../../../src/features/diagrams/lib/placeNamesInRing';
import {
  arc,
  chord,
  circle,
  piece,
  getPoint,
  wordLine,
} from '../../../../../../src/features/diagrams/lib/round';
import {yearWheel} from '../../../../../../src/features/diagrams/lib/yearWheel';

function sheet(path: string): Sheet {
  const text = readFileSync(
    join(__dirname, '../../../../../../static', path),
    'utf8',
  );
  const result = parseSheet(text);
  if (!result.ok) {
    throw new Error(`${path} cannot be read`);
  }
  return result.sheet;
}

const texts = ({labels}: Diagram) => labels.map(({text}) => text);
const count = ({marks}: Diagram, wanted: string) =>
  marks.filter(({kind}) => kind === wanted).length;

const elements = placeNamesInRing(sheet('world-info/elements.csv'), {
  name: 'Element',
  outside: 'Month',
  color: 'Color',
  tie: 'Opposite',
});
const houses = placeNamesInRing(sheet('world-info/houses.csv'), {
  name: 'House',
  outside: 'Gate',
  color: 'Color',
  tie: 'Rival',
});
const year = yearWheel(sheet('world-info/months.csv'));
const planes = placePlanes(sheet('dimensional-info/planes.csv'), {
  column: 'Plane',
  center: 'the Prime',
  between: 'Limbo',
});

describe('shapes around a center', () => {
  it.each([
    [0, [0, -10]],
    [0.25, [10, 0]],
    [0.5, [0, 10]],
    [0.75, [-10, 0]],
  ])('a turn of %d is clockwise from straight up', (turn, [x = 0, y = 0]) => {
    const [atX, atY] = getPoint(turn, 10);
    expect(atX).toBeCloseTo(x);
    expect(atY).toBeCloseTo(y);
  });

  it('an arc takes the long way if it is more than half, and runs backward on request', () => {
    expect(arc(0, 0.25, 10)).toBe('M0 -10A10 10 0 0 1 10 0');
    expect(arc(0, 0.75, 10)).toBe('M0 -10A10 10 0 1 1 -10 0');
    expect(arc(0.25, 0, 10)).toBe('M10 0A10 10 0 0 0 0 -10');
  });

  it('a ring segment is closed, and a chord straight', () => {
    expect(piece([0, 0.25], [5, 10])).toBe(
      'M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z',
    );
    expect(chord([0, 10], [0.5, 10])).toBe('M0 -10L0 10');
    expect(circle([0, 0], 3)).toBe('M-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z');
  });

  it.each([
    ['above', [-0.1, 0.1], true],
    ['on the right edge', [0.15, 0.35], true],
    ['just below it', [0.17, 0.35], false],
    ['below', [0.4, 0.6], false],
    ['just below the left edge', [0.65, 0.83], false],
    ['on the left edge', [0.66, 0.84], true],
  ] as const)('labels %s are upright', (_, turns, isClockwise) => {
    expect(wordLine(turns, 100).includes(' 0 0 1 ')).toBe(isClockwise);
  });
});

describe('the world’s colors in diagrams', () => {
  it('each element has its own, and anything else that of the Still', () => {
    expect(elementColor('Ice')).toBe('lightsteelblue');
    expect(elementColor('the Still')).toBe('purple');
  });

  it('are all in the stylesheet', () => {
    const css = readFileSync(
      join(__dirname, '../../../../../../src/css/tokens.css'),
      'utf8',
    );
    const colors = [elements, houses, year, planes].flatMap(({marks}) =>
      marks.flatMap(({color}) => (color === undefined ? [] : [color])),
    );
    expect(colors.length).toBeGreaterThan(0);
    for (const color of new Set(colors)) {
      expect(css).toContain(`[data-named-color='${color}']`);
    }
  });
});

describe('the diagrams of the pages', () => {
  it('the Wheel names eight elements and months, and joins four pairs of opposites', () => {
    expect(texts(elements)).toHaveLength(16);
    expect(texts(elements).slice(0, 4)).toEqual([
      'Ice',
      'Rimewane',
      'Water',
      'Floodmoot',
    ]);
    expect(count(elements, 'tie')).toBe(4);
  });

  it('the Wheel joins opposites through its center', () => {
    const [first] = elements.marks.filter(({kind}) => kind === 'tie');
    expect(first?.d).toBe('M0 -96L0 96');
  });

  it('the ring of Houses joins four pairs of rivals, and Morrow to nobody', () => {
    expect(texts(houses)).toContain('Morrow');
    expect(count(houses, 'band')).toBe(9);
    expect(count(houses, 'tie')).toBe(4);
  });

  it('a year has eight months, eight new and eight full moons, and 365 days with the Gate Days', () => {
    expect(count(year, 'band')).toBe(8);
    expect(count(year, 'lit')).toBe(8);
    // Eight new moons, and the Gate Days.
    expect(count(year, 'dark')).toBe(9);
    expect(texts(year).at(-1)).toBe('365');
  });

  it('nine planes surround the Prime, with nine Gates between', () => {
    expect(count(planes, 'tie')).toBe(9);
    expect(texts(planes)).toEqual([
      ...['Ice', 'Water', 'Lightning', 'Air', 'Smoke'],
      ...['Fire', 'Magma', 'Earth', 'the Still', 'the Prime', 'Limbo'],
    ]);
  });

  it.each([
    ['elements', elements],
    ['Houses', houses],
    ['year', year],
    ['planes', planes],
  ])(
    'no mark or label of the diagram of %s is repeated',
    (_, {marks, labels}) => {
      const keys = marks.map(({kind, d}) => `${kind}${d}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(labels.every(({text}) => text !== '')).toBe(true);
    },
  );
});
