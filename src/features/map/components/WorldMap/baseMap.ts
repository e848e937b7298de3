import {map as world} from '@world/map';
import leaflet from 'leaflet';
import type {Position} from '../../lib/geometry';
import type {View} from '../../lib/mapState';
import {WORLD, ZOOMS} from '../JourneyPlanner/useMapState';

export type BaseMap = {
  /** Address of the tiles, with {z}, {y} and {x}. */
  readonly tiles: string;
  /** Where the map looks at first; nothing for the whole world. */
  readonly view: View | undefined;
};

const {deepest} = world;

/** Pixels of a mile at zoom 0; each zoom doubles them. */
const SCALE = deepest.width / WORLD[0] / 2 ** deepest.zoom;

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

/** Makes a map of the world in an element, with nothing on it but its tiles. */
export function makeMap(
  container: HTMLElement,
  {tiles, view}: BaseMap,
): leaflet.Map {
  const bounds = leaflet.latLngBounds([0, 0], [WORLD[1], WORLD[0]]);
  const map = leaflet.map(container, {
    crs: leaflet.Util.extend({}, leaflet.CRS.Simple, {
      transformation: new leaflet.Transformation(
        SCALE,
        0,
        -SCALE,
        WORLD[1] * SCALE,
      ),
    }),
    minZoom: ZOOMS[0],
    maxZoom: ZOOMS[1],
    // The whole world fits its frame exactly.
    zoomSnap: 0,
    maxBounds: bounds.pad(0.1),
    attributionControl: false,
    fadeAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  if (view === undefined) {
    map.fitBounds(bounds, {animate: false});
  } else {
    map.setView([view.north, view.east], view.zoom, {animate: false});
  }
  leaflet
    .tileLayer(tiles, {
      bounds,
      // A zoom more than is shown, at half the size: sharp on dense screens.
      tileSize: 128,
      zoomOffset: 1,
      maxNativeZoom: deepest.zoom - 1,
      maxZoom: ZOOMS[1],
    })
    .addTo(map);
  return map;
}
