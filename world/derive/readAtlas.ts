import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  readFeatures,
  type Features,
  type LineFeature,
} from '../../src/features/map/lib/feature';
import {makeGraph} from '../../src/features/map/lib/graph';
import type {Atlas} from '../../src/features/map/lib/journey';
import {readPlaces} from '../../src/features/map/lib/places';
import {listStretches} from '../../src/features/map/lib/stretches';
import {readPaces} from '../../src/features/map/lib/travel';
import {parseSheet, type Sheet} from '../../src/shared/lib/csv';

/**
 * Reads a data file.
 *
 * @throws Error if it is invalid.
 */
export function readSheet(folder: string, path: string): Sheet {
  const result = parseSheet(readFileSync(join(folder, path), 'utf8'));
  if (!result.ok) {
    throw new Error(`${path} is not a valid data file.`);
  }
  return result.sheet;
}

/** Reads a GeoJSON file of the map by name. */
export function loadFeatures(folder: string, name: string): Features {
  const path = join(folder, `maps/data/${name}.geojson`);
  return readFeatures(JSON.parse(readFileSync(path, 'utf8')));
}

function listWays(folder: string): readonly LineFeature[] {
  return ['roads', 'sea-routes', 'waterways'].flatMap(
    (name) => loadFeatures(folder, name).lines,
  );
}

/** Reads the data for journeys in the same form as the map page loads them. */
export function readAtlas(folder: string): Atlas {
  const places = readPlaces(
    readFileSync(join(folder, 'maps/data/places.csv'), 'utf8'),
  );
  return {
    places: new Map(places.map((place) => [place.id, place])),
    graph: makeGraph(listStretches(listWays(folder))),
    paces: readPaces(readSheet(folder, 'world-info/travel-speeds.csv')),
    land: loadFeatures(folder, 'territories').areas.map(
      ({polygons}) => polygons,
    ),
  };
}
