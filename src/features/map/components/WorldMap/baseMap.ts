import {map as world} from '@world/map';
import leaflet from 'leaflet';
import type {Position} from '../../lib/geometry';
import type {View} from '../../lib/mapState';
import {coverZoom, sharpestZoom} from '../../lib/zooms';
import {WORLD} from '../JourneyPlanner/useMapState';
import {shareGestures} from './shareGestures';

export type BaseMap = {
  /** Address of the tiles, with {z}, {y} and {x}. */
  readonly tiles: string;
  /** Where the map looks at first; nothing for the whole world. */
  readonly view: View | undefined;
};

const {deepest} = world;

/** Pixels of a mile at zoom 0; each zoom doubles them. */
export const SCALE = deepest.width / WORLD[0] / 2 ** deepest.zoom;

const BOUNDS: leaflet.LatLngBoundsLiteral = [
  [0, 0],
  [WORLD[1], WORLD[0]],
];

/** Edge of a tile as it is drawn, and how far it reaches over the next where both are scaled, in pixels. */
const TILE = 128;
const OVERLAP = 0.75;

/** How near to its least zoom a map counts as zoomed out. */
const NEARLY = 0.01;

/** A place as Leaflet writes it. */
export function at([east, north]: Position): leaflet.LatLngTuple {
  return [north, east];
}

/** Gives a text to Leaflet, which takes strings for markup. */
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

/** Looks where a view says; without one, at as much of the world as fills the frame. */
export function lookAt(map: leaflet.Map, view: View | undefined): void {
  const zoom = Math.max(view?.zoom ?? 0, map.getMinZoom());
  map.setView(
    view ? [view.north, view.east] : leaflet.latLngBounds(BOUNDS).getCenter(),
    zoom,
    {animate: false},
  );
}

/** Fits a map into its frame as it is now: nothing beyond the world shows, and all that did still does. */
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
    // A zoom more than is shown, at half the size: sharp on dense screens.
    tileSize: TILE,
    zoomOffset: 1,
    maxNativeZoom: deepest.zoom - 1,
    maxZoom: deepest.zoom,
  });
  // Tiles that end within a pixel would let the ground show between them.
  const closeSeams = (): void => {
    const edge = Number.isInteger(map.getZoom()) ? TILE : TILE + OVERLAP;
    for (const tile of layer.getContainer()?.querySelectorAll('img') ?? []) {
      tile.style.width = tile.style.height = `${edge}px`;
    }
  };
  layer.on('tileload', closeSeams).addTo(map);
  map.on('zoomend', closeSeams);
}

/** Makes a map of the world in an element, with nothing on it but its tiles. */
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
    // The whole world fits its frame exactly.
    zoomSnap: 0,
    maxBounds: BOUNDS,
    maxBoundsViscosity: 1,
    attributionControl: false,
    fadeAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  map.options.minZoom = leastZoom(map);
  lookAt(map, view);
  addTiles(map, tiles);
  shareGestures(map);
  return map;
}
