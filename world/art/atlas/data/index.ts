import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {unparse} from 'papaparse';
import {seas} from '../layout/seas';
import {territories} from '../layout/territories';
import type {World} from '../shape/world';
import {collection, feature, createPoint, toFile} from './feature';
import {territoryFeatures} from './territoryFeatures';
import {
  campaignFeatures,
  rangeFeatures,
  riverFeatures,
  shroudFeatures,
  wayFeature,
} from './wayFeatures';

/** Cells per mile of the grid in which coasts and borders are traced. */
const SCALE = 0.4;

/** Formats the places as CSV. */
function placesSheet({places}: World): string {
  const rows = places.map(({id, name, kind, territory, anchor, at}) => {
    const page =
      territories.find((one) => one.id === territory)?.page ??
      `/prime-almanac/${territory}.html`;
    const [east, north] = toFile(at);
    return [
      id,
      name,
      kind,
      territory,
      anchor === undefined ? page : `${page}#${anchor}`,
      east,
      north,
    ];
  });
  const head = ['Id', 'Name', 'Kind', 'Territory', 'Page', 'East', 'North'];
  return `${unparse([head, ...rows], {newline: '\n'})}\n`;
}

/** Writes the map data as files for the site and for downloads. */
export async function writeData(world: World, folder: string): Promise<void> {
  const seaFeatures = seas.map(({id, name, at}) =>
    feature(
      id,
      {
        name,
        kind: 'sea',
        page: '/prime-almanac/oceans-and-seas.html#the-four-seas',
      },
      createPoint(at),
    ),
  );
  const files = {
    'places.csv': placesSheet(world),
    'territories.geojson': collection(
      'Territories',
      territoryFeatures(world, SCALE),
    ),
    'seas.geojson': collection('Seas', seaFeatures),
    'ranges.geojson': collection('Ranges', rangeFeatures()),
    'rivers.geojson': collection('Rivers', riverFeatures(world)),
    'roads.geojson': collection('Roads', world.roads.map(wayFeature)),
    'sea-routes.geojson': collection(
      'Sea routes',
      world.seaRoutes.map(wayFeature),
    ),
    'waterways.geojson': collection(
      'Waterways',
      world.waterways.map(wayFeature),
    ),
    'campaign-routes.geojson': collection(
      'Campaign routes',
      campaignFeatures(world),
    ),
    'shroud.geojson': collection('The Shroud', shroudFeatures(world)),
  };
  await mkdir(folder, {recursive: true});
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
  }
}
