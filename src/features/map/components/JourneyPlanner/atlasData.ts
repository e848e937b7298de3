import {parseDate, type WorldDate} from '../../../calendar/lib/calendar';
import {parseSheet, type Sheet} from '../../../../shared/lib/csv';
import {readFeatures, type AreaFeature} from '../../lib/feature';
import type {Line} from '../../lib/geometry';
import {makeGraph} from '../../lib/graph';
import type {Atlas} from '../../lib/journey';
import {listPlaces, type Place} from '../../lib/places';
import {listStretches} from '../../lib/stretches';
import {readPaces} from '../../lib/travel';

/** The data of the map and the planner. */
export type AtlasData = {
  readonly places: readonly Place[];
  readonly atlas: Atlas;
  readonly areas: readonly AreaFeature[];
  /** The lines of roads, sea routes and navigable rivers, by id. */
  readonly lines: ReadonlyMap<string, Line>;
  readonly today: WorldDate;
};

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return response;
}

async function features(url: string) {
  const json: unknown = await (await fetched(url)).json();
  return readFeatures(json);
}

async function sheet(url: string): Promise<Sheet> {
  const result = parseSheet(await (await fetched(url)).text());
  if (!result.ok) {
    throw new Error(`${url} is no sheet.`);
  }
  return result.sheet;
}

/** Loads the data of the map and the planner from the given addresses. */
export async function fetchAtlas(
  urlOf: (path: string) => string,
): Promise<AtlasData> {
  const [
    placeSheet,
    speeds,
    present,
    roads,
    seaRoutes,
    waterways,
    territories,
  ] = await Promise.all([
    sheet(urlOf('/maps/data/places.csv')),
    sheet(urlOf('/world-info/travel-speeds.csv')),
    sheet(urlOf('/world-info/present.csv')),
    features(urlOf('/maps/data/roads.geojson')),
    features(urlOf('/maps/data/sea-routes.geojson')),
    features(urlOf('/maps/data/waterways.geojson')),
    features(urlOf('/maps/data/territories.geojson')),
  ]);
  const places = listPlaces(placeSheet);
  const ways = [...roads.lines, ...seaRoutes.lines, ...waterways.lines];
  return {
    places,
    atlas: {
      places: new Map(places.map((place) => [place.id, place])),
      graph: makeGraph(listStretches(ways)),
      paces: readPaces(speeds),
      land: territories.areas.map(({polygons}) => polygons),
    },
    areas: territories.areas,
    lines: new Map(ways.map(({id, line}) => [id, line])),
    today: parseDate(present.rows[0]?.[0] ?? ''),
  };
}
