import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readFeatures, type FeatureFacts, type Features} from '../model/feature';
import type {Line, Position} from '../model/geometry';
import {placeKinds} from '../model/places';
import {parseSheet} from '../../../src/shared/model/csv';
import {map} from '../../../world/map';
import {describeFault, findLine} from '../../pages/fault';
import type {SitePage} from '../../pages/sitePages';

/** The folder of the map's data. */
export const mapFolder = 'static/maps/data';

const PLACES = `${mapFolder}/places.csv`;

type Known = {
  readonly addresses: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
};

/** A fault of a place or feature: what was found, and what was expected. */
type Finding = readonly [found: string, expected: string];

function isOnMap([east, north]: Position): boolean {
  const [width, height] = map.size;
  return east >= 0 && east <= width && north >= 0 && north <= height;
}

const ON_MAP = `a position from 0 to ${map.size[0]} miles east and from 0 to ${map.size[1]} miles north`;

function checkPage(page: string, {addresses}: Known): readonly Finding[] {
  return addresses.has(page.replace(/#.*$/, ''))
    ? []
    : [[`the page "${page}"`, 'the address of a page that exists']];
}

/** Returns the values that occur more than once in a list. */
function listTwice(values: readonly string[]): ReadonlySet<string> {
  return new Set(
    values.filter((value, index) => values.indexOf(value) !== index),
  );
}

function describe(
  path: string,
  line: number,
  findings: readonly Finding[],
): readonly string[] {
  return findings.map(([found, expected]) =>
    describeFault({path, line, found, expected}),
  );
}

/** Describes the faults of the places, which authors write by hand. */
function findInPlaces(text: string, known: Known): readonly string[] {
  const result = parseSheet(text);
  // The check of tables describes files that cannot be read.
  if (!result.ok) {
    return [];
  }
  const {columns, rows} = result.sheet;
  const places = rows.map((row) => {
    const cell = (name: string): string => row[columns.indexOf(name)] ?? '';
    const position: Position = [
      cell('East') === '' ? NaN : Number(cell('East')),
      cell('North') === '' ? NaN : Number(cell('North')),
    ];
    return {
      id: cell('Id'),
      name: cell('Name'),
      kind: cell('Kind'),
      page: cell('Page'),
      position,
    };
  });
  const ids = listTwice(places.map(({id}) => id));
  const names = listTwice(places.map(({name}) => name));
  return places.flatMap(({id, name, kind, page, position}, index) => {
    const findings: Finding[] = [...checkPage(page, known)];
    if (ids.has(id)) {
      findings.push([`the ID "${id}" twice`, 'each only once']);
    }
    if (names.has(name)) {
      findings.push([`the name "${name}" twice`, 'each only once']);
    }
    if (!placeKinds.some((one) => one === kind)) {
      findings.push([`the kind "${kind}"`, `one of ${placeKinds.join(', ')}`]);
    }
    if (!isOnMap(position)) {
      findings.push([`the position ${position.join(', ')}`, ON_MAP]);
    }
    return describe(PLACES, result.lines[index] ?? 1, findings);
  });
}

function listPositions({points, lines, areas}: Features): readonly {
  readonly facts: FeatureFacts;
  readonly line: Line;
}[] {
  return [
    ...points.map((facts) => ({facts, line: [facts.position]})),
    ...lines.map((facts) => ({facts, line: facts.line})),
    ...areas.map((facts) => ({facts, line: facts.polygons.flat(2)})),
  ];
}

/** Describes the faults of a GeoJSON file, and finds their lines by the ids of features. */
function findInFeatures(
  path: string,
  text: string,
  known: Known,
): readonly string[] {
  let features: Features;
  try {
    features = readFeatures(JSON.parse(text));
  } catch (error) {
    const found = (error as Error).message.replace(/\.$/, '');
    return describe(path, 1, [[found, 'GeoJSON of points, lines, or areas']]);
  }
  const listed = listPositions(features);
  const ids = listTwice(listed.map(({facts}) => facts.id));
  return listed.flatMap(({facts, line}) => {
    const {id, page, more} = facts;
    const findings: Finding[] = page === '' ? [] : [...checkPage(page, known)];
    if (ids.has(id)) {
      findings.push([`the ID "${id}" twice`, 'each only once']);
    }
    const outside = line.find((position) => !isOnMap(position));
    if (outside !== undefined) {
      findings.push([`the position ${outside.join(', ')}`, ON_MAP]);
    }
    for (const end of ['from', 'to']) {
      const place = more[end];
      if (place !== undefined && !known.places.has(String(place))) {
        findings.push([
          `"${place}" in "${end}"`,
          `the ID of a place in ${PLACES}`,
        ]);
      }
    }
    return describe(path, findLine(text, `"${id}"`), findings);
  });
}

/** Describes the faults in the data of the map, each with file, line, found, and expected. */
export function findMapFaults(
  siteDir: string,
  pages: readonly Pick<SitePage, 'address'>[],
): readonly string[] {
  const read = (path: string): string =>
    readFileSync(join(siteDir, path), 'utf8');
  if (!existsSync(join(siteDir, PLACES))) {
    return [];
  }
  const sheet = read(PLACES);
  const result = parseSheet(sheet);
  const known: Known = {
    addresses: new Set(pages.map(({address}) => address)),
    places: new Set(
      result.ok
        ? result.sheet.rows.map(
            (row) => row[result.sheet.columns.indexOf('Id')] ?? '',
          )
        : [],
    ),
  };
  return [
    ...findInPlaces(sheet, known),
    ...readdirSync(join(siteDir, mapFolder))
      .filter((file) => file.endsWith('.geojson'))
      .flatMap((file) => {
        const path = `${mapFolder}/${file}`;
        return findInFeatures(path, read(path), known);
      }),
  ];
}
