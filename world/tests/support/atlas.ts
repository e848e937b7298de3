import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  readFeatures,
  type Features,
} from '../../../src/features/map/lib/feature';
import {readPlaces, type Place} from '../../../src/features/map/lib/places';
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
