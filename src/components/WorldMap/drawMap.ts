import leaflet from 'leaflet';
import type {AreaFeature} from '../../lib/atlas/feature';
import type {Line, Position} from '../../lib/atlas/geometry';
import type {View} from '../../lib/atlas/mapState';
import type {Place, PlaceKind} from '../../lib/atlas/places';
import {WORLD, ZOOMS} from '../JourneyPlanner/useMapState';

export type DrawnFrom = {
  readonly places: readonly Place[];
  readonly areas: readonly AreaFeature[];
  /** Address of the tiles, with {z}, {y} and {x}. */
  readonly tiles: string;
  readonly view: View | undefined;
  readonly onMove: (view: View) => void;
  readonly onPlace: (place: Place) => void;
  readonly onArea: (area: AreaFeature) => void;
};

/** Covers what the tiles hold beyond the edge of the world. */
function coverBeyond(map: leaflet.Map): void {
  const [east, north] = WORLD;
  const ring = (margin: number): Line => [
    [-margin, -margin],
    [east + margin, -margin],
    [east + margin, north + margin],
    [-margin, north + margin],
  ];
  leaflet
    .polygon([ring(MARGIN).map(at), ring(0).map(at)], {
      className: 'mapBeyond',
      interactive: false,
    })
    .addTo(map);
}

/** The map as the page steers it. */
export type DrawnMap = {
  readonly flyTo: (position: Position) => void;
  readonly showLayers: (kinds: readonly PlaceKind[]) => void;
  readonly showRoute: (lines: readonly Line[]) => void;
  readonly resize: () => void;
  readonly remove: () => void;
};

/** Zoom at which a place is shown among its neighbors. */
const CLOSE = 4;
/** Pixels of a mile at zoom 0: tiles of zoom 5 are the picture of 4800 pixels for 3000 miles. */
const SCALE = 1.6 / 32;

/** How far beyond its edge the world is covered, in miles. */
const MARGIN = 6000;

const at = ([east, north]: Position): leaflet.LatLngTuple => [north, east];

function makeMap(container: HTMLElement, {tiles, view}: DrawnFrom) {
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
      maxNativeZoom: 4,
      maxZoom: ZOOMS[1],
    })
    .addTo(map);
  return map;
}

function drawAreas(map: leaflet.Map, {areas, onArea}: DrawnFrom): void {
  for (const area of areas) {
    const rings = area.polygons.map((polygon) =>
      polygon.map((ring) => ring.map(at)),
    );
    const shape = leaflet
      .polygon(rings, {className: 'mapArea', weight: 2})
      .bindTooltip(area.name, {sticky: true})
      .on('click', () => {
        onArea(area);
      })
      .addTo(map);
    shape.on('mouseover mouseout', ({type}) => {
      shape.getElement()?.classList.toggle('mapAreaNear', type === 'mouseover');
    });
  }
}

function drawPins(map: leaflet.Map, {places, onPlace}: DrawnFrom) {
  const pins = places.map((place) => ({
    kind: place.kind,
    pin: leaflet
      .marker(at(place.position), {
        icon: leaflet.divIcon({
          className: `mapPin ${place.kind}Pin`,
          iconSize: [14, 14],
        }),
        // The list beside the map is the way of the keyboard.
        keyboard: false,
      })
      .bindTooltip(place.name)
      .on('click', () => {
        onPlace(place);
      }),
  }));
  return (kinds: readonly PlaceKind[]): void => {
    for (const {kind, pin} of pins) {
      if (kinds.includes(kind)) {
        pin.addTo(map);
      } else {
        pin.remove();
      }
    }
  };
}

function viewOf(map: leaflet.Map): View {
  const {lat, lng} = map.getCenter();
  const hold = (value: number, most: number): number =>
    Math.min(Math.max(Math.round(value), 0), most);
  return {
    east: hold(lng, WORLD[0]),
    north: hold(lat, WORLD[1]),
    zoom: map.getZoom(),
  };
}

/** Draws the map into an element, and gives what steers it. */
export function drawMap(container: HTMLElement, from: DrawnFrom): DrawnMap {
  const map = makeMap(container, from);
  coverBeyond(map);
  drawAreas(map, from);
  const showLayers = drawPins(map, from);
  const route = leaflet.layerGroup().addTo(map);
  // Only what readers move stands in the address, not the first view.
  map.on('dragend zoomend', () => {
    from.onMove(viewOf(map));
  });
  return {
    showLayers,
    flyTo: (position) => {
      map.setView(at(position), Math.max(map.getZoom(), CLOSE));
    },
    showRoute: (lines) => {
      route.clearLayers();
      for (const line of lines) {
        leaflet
          .polyline(line.map(at), {className: 'mapRoute', interactive: false})
          .addTo(route);
      }
    },
    resize: () => {
      map.invalidateSize();
    },
    remove: () => {
      map.remove();
    },
  };
}
