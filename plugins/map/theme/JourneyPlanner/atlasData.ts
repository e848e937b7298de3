import {parseDate, type WorldDate} from '../../../calendar/model/calendar';
import {parseSheet, type Sheet} from '../../../../src/shared/model/csv';
import {atlasFiles} from '../../model/atlasFiles';
import {readFeatures, type AreaFeature} from '../../model/feature';
import type {Line} from '../../model/geometry';
import {makeGraph} from '../../model/graph';
import type {Atlas} from '../../model/journey';
import {listPlaces, type Place} from '../../model/places';
import {listStretches} from '../../model/stretches';
import {readPaces} from '../../model/travel';

export type AtlasData = {
  readonly places: readonly Place[];
  readonly atlas: Atlas;
  readonly areas: readonly AreaFeature[];
  /** The lines of roads, sea routes, and navigable rivers, by id. */
  readonly lines: ReadonlyMap<string, Line>;
  readonly today: WorldDate;
};

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} returned status ${response.status}.`);
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
    throw new Error(`${url} is not a valid CSV file.`);
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
    sheet(urlOf(atlasFiles.places)),
    sheet(urlOf(atlasFiles.speeds)),
    sheet(urlOf(atlasFiles.present)),
    features(urlOf(atlasFiles.roads)),
    features(urlOf(atlasFiles.seaRoutes)),
    features(urlOf(atlasFiles.waterways)),
    features(urlOf(atlasFiles.territories)),
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
