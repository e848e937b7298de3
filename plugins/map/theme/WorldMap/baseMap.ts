import {map as world} from '../../../../world/map';
import leaflet from 'leaflet';
import type {Position} from '../../model/geometry';
import type {View} from '../../model/mapState';
import {coverZoom, sharpestZoom} from '../../model/zooms';
import {WORLD} from '../JourneyPlanner/useMapState';
import {shareGestures} from './shareGestures';

export type BaseMap = {
  /** URL template of the tiles, with {z}, {y} and {x}. */
  readonly tiles: string;
  /** The initial view; undefined for the whole world. */
  readonly view: View | undefined;
};

const {deepest} = world;

/** Pixels per mile at zoom 0; each zoom level doubles them. */
export const SCALE = deepest.width / WORLD[0] / 2 ** deepest.zoom;

const BOUNDS: leaflet.LatLngBoundsLiteral = [
  [0, 0],
  [WORLD[1], WORLD[0]],
];

/** Size of a tile on screen, and the overlap that hides seams between scaled tiles, in pixels. */
const TILE = 128;
const OVERLAP = 0.75;

/** Tolerance within which a map counts as fully zoomed out. */
const NEARLY = 0.01;

/** Converts a position to Leaflet's order of coordinates. */
export function at([east, north]: Position): leaflet.LatLngTuple {
  return [north, east];
}

/** Wraps a text for Leaflet, which would interpret a string as HTML. */
export function asText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

function leastZoom(map: leaflet.Map): number {
  const {x, y} = map.getSize();
  const least = coverZoom([x, y], [WORLD[0] * SCALE, WORLD[1] * SCALE]);
  return Math.min(least, map.getMaxZoom());
}

/**
 * Sets the view of a map. Without a view, the map shows as much of the world as fills the frame.
 */
export function findInitialView(
  map: leaflet.Map,
  view: View | undefined,
): void {
  const zoom = Math.max(view?.zoom ?? 0, map.getMinZoom());
  map.setView(
    view ? [view.north, view.east] : leaflet.latLngBounds(BOUNDS).getCenter(),
    zoom,
    {animate: false},
  );
}

/** Returns the view of a map, in whole miles within the world. */
export function getView(map: leaflet.Map): View {
  const {lat, lng} = map.getCenter();
  const hold = (value: number, most: number): number =>
    Math.min(Math.max(Math.round(value), 0), most);
  return {
    east: hold(lng, WORLD[0]),
    north: hold(lat, WORLD[1]),
    zoom: map.getZoom(),
  };
}

/** Adapts the zoom limits to the size of the frame, keeping the view. */
export function fitFrame(map: leaflet.Map): void {
  const isLeast = map.getZoom() < map.getMinZoom() + NEARLY;
  map.invalidateSize({animate: false});
  const least = leastZoom(map);
  const zoom = isLeast ? least : Math.max(map.getZoom(), least);
  map.setMinZoom(Math.min(least, map.getMinZoom()));
  map.setZoom(zoom, {animate: false});
  map.setMinZoom(least);
}

function addTiles(map: leaflet.Map, tiles: string): void {
  const layer = leaflet.tileLayer(tiles, {
    bounds: BOUNDS,
    // Tiles of the next zoom level at half size are sharp on high-density screens.
    tileSize: TILE,
    zoomOffset: 1,
    maxNativeZoom: deepest.zoom - 1,
    maxZoom: deepest.zoom,
  });
  // The background would show between tiles that end at fractions of a pixel.
  const closeSeams = (tile: HTMLElement): void => {
    const edge = Number.isInteger(map.getZoom()) ? TILE : TILE + OVERLAP;
    tile.style.width = tile.style.height = `${edge}px`;
  };
  layer
    .on('tileload', ({tile}) => {
      closeSeams(tile);
    })
    .addTo(map);
  map.on('zoomend', () => {
    layer.getContainer()?.querySelectorAll('img').forEach(closeSeams);
  });
}

/** Creates a map of the world in an element, with tiles only. */
export function makeMap(
  container: HTMLElement,
  {tiles, view}: BaseMap,
): leaflet.Map {
  const map = leaflet.map(container, {
    crs: leaflet.Util.extend({}, leaflet.CRS.Simple, {
      transformation: new leaflet.Transformation(
        SCALE,
        0,
        -SCALE,
        WORLD[1] * SCALE,
      ),
    }),
    minZoom: 0,
    maxZoom: sharpestZoom(deepest.zoom, devicePixelRatio),
    // Fractional zoom lets the whole world fit the frame exactly.
    zoomSnap: 0,
    maxBounds: BOUNDS,
    maxBoundsViscosity: 1,
    attributionControl: false,
    fadeAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  map.options.minZoom = leastZoom(map);
  findInitialView(map, view);
  addTiles(map, tiles);
  shareGestures(map);
  return map;
}
