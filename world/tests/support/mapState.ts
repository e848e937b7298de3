import type {AtlasData} from '../../../plugins/map/theme/JourneyPlanner/atlasData';
import type {MapState} from '../../../plugins/map/model/mapState';
import {placeKinds} from '../../../plugins/map/model/places';
import {loadFeatures, mapPlaces, readAtlas} from './atlas';

const ways = ['roads', 'sea-routes', 'waterways'].flatMap(
  (name) => loadFeatures(name).lines,
);
const today = {day: 1, month: 4, year: 1127};
/** The data that maps and planners receive, from the real world. */
export const atlasData: AtlasData = {
  places: mapPlaces(),
  atlas: readAtlas(),
  areas: [],
  lines: new Map(ways.map(({id, line}) => [id, line])),
  today,
};

/** A map without a planned journey. */
export const unplanned: MapState = {
  view: undefined,
  layers: placeKinds,
  journey: {stops: [], by: 'foot', way: 'charted', ground: 'clear'},
  reach: false,
  start: today,
};
