import {divisions} from '../../../art/atlas/layout/divisions';
import {curvedNames} from '../../../art/atlas/layout/labels';
import {minorTowns} from '../../../art/atlas/layout/minorTowns';
import type {PlaceKind} from '../../../art/atlas/layout/places';
import {regions} from '../../../art/atlas/layout/regions';
import {saltLakes} from '../../../art/atlas/layout/waters';
import {worldNames} from '../../../art/atlas/picture/names';
import {probeLand} from '../../../art/atlas/picture/placeOrnaments';
import {
  layOutRegion,
  listRegionPlaces,
} from '../../../art/atlas/picture/regionLayout';
import {createRoom} from '../../../art/atlas/picture/room';
import {onSheet, worldSheet} from '../../../art/atlas/picture/sheet';
import {styles} from '../../../art/atlas/picture/styles';
import {countCrossings} from '../../../art/atlas/picture/towns';
import {computeGround, WORLD} from '../../../art/atlas/shape/terrain';
import {holds, type Box, type Point} from '../../../../scripts/drawing/vector';
import {kebabCase} from '../../../../src/shared/lib/kebabCase';
import {readRecords} from '../../../../tests/support/sheets';
import {loadFeatures, mapPlaces} from '../../support/atlas';

/** Converts a position of the data files to miles from the north-west corner. */
function fromFile([east, north]: Point): Point {
  return [east, WORLD[1] - north];
}

const rivers = loadFeatures('rivers').lines;
const places = listRegionPlaces(
  mapPlaces().map(({id, name, kind, territory, position}) => ({
    id,
    name,
    kind: kind satisfies PlaceKind,
    territory,
    at: fromFile(position),
  })),
);

const layouts = regions.map((region) => ({
  id: region.id,
  ...layOutRegion({
    region,
    places,
    rivers: rivers.map(({line}) => line.map(fromFile)),
    style: styles.physical,
  }),
}));

/** Lists the pairs of boxes that overlap. */
function listOverlaps(
  boxes: readonly (readonly [name: string, box: Box])[],
): readonly string[] {
  return boxes.flatMap(([name, a], index) =>
    boxes
      .slice(index + 1)
      .filter(
        ([, b]) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1],
      )
      .map(([other]) => `${name} and ${other}`),
  );
}

describe('a regional map', () => {
  it.each([
    ['central', 'league-towns', 'Town'],
    ['great-north', 'jarldoms', 'Seat'],
    ['deep-north', 'ice-camps', 'Camp'],
    ['torosia', 'torosian-towns', 'Town'],
    ['southwest-peninsula', 'seven-ports', 'Port'],
    ['lor-aserion', 'aserion-towns', 'Town'],
    ['fey-kingdoms', 'court-towns', 'Town'],
    ['hordelands', 'horde-clans', 'Hearth'],
    ['morgana', 'morganan-towns', 'Town'],
    ['n-eastern-continent', 'colony-towns', 'Town'],
    ['s-eastern-continent', 'water-cities', 'City'],
    ['unclaimed', 'glass-coast-camps', 'Camp'],
    ['unclaimed', 'unclaimed-sites', 'Site'],
  ])('of %s names all that %s lists under %s', (id, file, column) => {
    const named = layouts
      .find((layout) => layout.id === id)
      ?.towns.filter(({name}) => name !== undefined)
      .map(({place}) => kebabCase(place.name));
    const told = readRecords(`world-info/almanac/${file}.csv`).map(
      (row) => row[column] ?? '',
    );
    expect(
      told.filter(
        (town) =>
          named?.includes(kebabCase(town)) !== true &&
          named?.includes(kebabCase(`the ${town}`)) !== true,
      ),
    ).toEqual([]);
  });

  it.each(layouts)(
    'names nothing over another name, an ornament, or the frame: $id',
    ({sheet, ornaments, towns}) => {
      const names = towns.flatMap(({name, place}) =>
        name === undefined ? [] : [[place.name, name.box] as const],
      );
      const boards = ornaments.map(
        ({box}, index) => [`ornament ${index}`, box] as const,
      );
      expect(listOverlaps([...names, ...boards])).toEqual([]);
      const {width, height} = sheet.frame;
      expect(
        [...names, ...boards].filter(
          ([, [left, top, right, bottom]]) =>
            left < 33 || top < 33 || right > width - 33 || bottom > height - 33,
        ),
      ).toEqual([]);
    },
  );

  it.each(layouts)('hides no place: $id', ({ornaments, towns}) => {
    const hidden = towns.filter(({at: [x, y]}) =>
      ornaments.some(
        ({box}) => x > box[0] && x < box[2] && y > box[1] && y < box[3],
      ),
    );
    expect(hidden.map(({place}) => place.name)).toEqual([]);
  });

  it.each(layouts)(
    'has its scale on water or on land alone, and on no river: $id',
    ({sheet, ornaments}) => {
      const [, scale] = ornaments;
      const ground = new Set(probeLand(sheet, scale?.box ?? [0, 0, 0, 0], 5));
      expect(ground.size).toBe(1);
      const water = rivers
        .flatMap(({line}) => line.map(fromFile))
        .map((point) => onSheet(sheet, point));
      expect(countCrossings(scale?.box ?? [0, 0, 0, 0], water)).toBe(0);
    },
  );
});

describe('the towns that only regional maps show', () => {
  it.each(minorTowns)('are on dry land: $name', ({at: [x, y]}) => {
    expect(computeGround(x, y).height).toBeGreaterThan(0);
  });

  it('are in the ring of the Shroud that their table tells', () => {
    const toros = places.find(({id}) => id === 'toros')?.at ?? [0, 0];
    const rings = new Map<string, readonly [number, number]>([
      ['Heart', [0, 25]],
      ['Pall', [25, 60]],
      ['Hem', [60, 90]],
    ]);
    const astray = readRecords('world-info/almanac/torosian-towns.csv').filter(
      ({Town = '', Ring = '', ...row}) => {
        const at = places.find(({name}) => name === Town)?.at ?? [0, 0];
        const miles = Math.hypot(at[0] - toros[0], at[1] - toros[1]);
        const [least, most] = rings.get(Ring) ?? [90, Infinity];
        return (
          miles < least ||
          miles > most ||
          miles > Number(row['Miles from Toros']) + 1
        );
      },
    );
    expect(astray.map(({Town}) => Town)).toEqual([]);
  });
});

describe('the borders within a land', () => {
  it.each([
    {id: 'torosia', file: 'torosian-towns', column: 'Province', prefix: ''},
    {
      id: 'n-eastern-continent',
      file: 'colony-towns',
      column: 'Crown',
      prefix: 'Crown of ',
    },
  ])(
    'of $id have each town in the part that its table tells',
    ({id, file, column, prefix}) => {
      const told = readRecords(`world-info/almanac/${file}.csv`).map(
        (row) => `${row['Town'] ?? ''}: ${prefix}${row[column] ?? ''}`,
      );
      const drawn = (divisions[id] ?? []).flatMap(({name, towns}) =>
        towns.map((town) => `${town}: ${name}`),
      );
      expect(drawn.toSorted()).toEqual(told.toSorted());
    },
  );
});

describe('the names of lands and ranges on the world map', () => {
  const names = worldNames(worldSheet, createRoom()).map((name, index) => ({
    text: curvedNames[index]?.text ?? '',
    letters: name.lettering.letters,
  }));
  const main = rivers
    .filter(({more}) => more['kind'] === 'river')
    .flatMap(({line}) =>
      line.map((point) => onSheet(worldSheet, fromFile(point))),
    );
  const signs = places
    .filter(({id}) => mapPlaces().some((place) => place.id === id))
    .map(({at}) => onSheet(worldSheet, at));

  it.each(names)('cross no river with a name, and no place: $text', (name) => {
    for (const box of name.letters) {
      expect(countCrossings(box, main)).toBe(0);
      expect(countCrossings(box, signs)).toBe(0);
    }
  });
});

describe('a lake without an outflow', () => {
  it.each(saltLakes)('is left by no stream: $name', ({box}) => {
    const isInLake = (point: Point): boolean => {
      const place = fromFile(point);
      return holds(box, place) && computeGround(...place).height <= 0;
    };
    const into = rivers.filter(({line}) => line.some(isInLake));
    expect(into.length).toBeGreaterThan(0);
    expect(
      into
        .filter(({line}) => !isInLake(line.at(-1) ?? [0, 0]))
        .map(({id}) => id),
    ).toEqual([]);
  });
});
