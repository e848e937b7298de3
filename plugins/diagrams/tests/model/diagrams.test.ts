import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseSheet, type Sheet} from '../../../../src/shared/model/csv';
import {elementColor, type Diagram} from '../../model/diagram';
import {placePlanes} from '../../model/placePlanes';
import {placeNamesInRing} from '../../model/placeNamesInRing';
import {yearWheel} from '../../model/yearWheel';

function sheet(path: string): Sheet {
  const text = readFileSync(
    join(__dirname, '../../../../static', path),
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

describe('the world’s colors in diagrams', () => {
  it('each element has its own, and anything else that of the Still', () => {
    expect(elementColor('Ice')).toBe('lightsteelblue');
    expect(elementColor('the Still')).toBe('purple');
  });

  it('are all in the stylesheet', () => {
    const css = readFileSync(
      join(__dirname, '../../../../src/css/tokens.css'),
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
});
