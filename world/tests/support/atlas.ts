import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readFeatures, type Features} from '../../../plugins/map/model/feature';
import {makeGraph} from '../../../plugins/map/model/graph';
import type {Atlas} from '../../../plugins/map/model/journey';
import {readPlaces, type Place} from '../../../plugins/map/model/places';
import {listStretches} from '../../../plugins/map/model/stretches';
import {readPaces} from '../../../plugins/map/model/travel';
import {readDataFile} from '../../../tests/support/sheets';
import {staticDir} from '../../../tests/support/site';

/** Reads a GeoJSON file of the map by its name. */
export function loadFeatures(name: string): Features {
  const path = join(staticDir, `maps/data/${name}.geojson`);
  return readFeatures(JSON.parse(readFileSync(path, 'utf8')));
}

/** Reads the places of the map. */
export function mapPlaces(): readonly Place[] {
  return readPlaces(
    readFileSync(join(staticDir, 'maps/data/places.csv'), 'utf8'),
  );
}

/** Reads the data for journeys in the same form as the map page loads them. */
export function readAtlas(): Atlas {
  const ways = ['roads', 'sea-routes', 'waterways'].flatMap(
    (name) => loadFeatures(name).lines,
  );
  return {
    places: new Map(mapPlaces().map((place) => [place.id, place])),
    graph: makeGraph(listStretches(ways)),
    paces: readPaces(readDataFile('world-info/travel-speeds.csv')),
    land: loadFeatures('territories').areas.map(({polygons}) => polygons),
  };
}
