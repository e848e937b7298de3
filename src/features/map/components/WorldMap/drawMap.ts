import leaflet from 'leaflet';
import type {AreaFeature} from '../../lib/feature';
import type {Line, Position} from '../../lib/geometry';
import type {View} from '../../lib/mapState';
import type {Place, PlaceKind} from '../../lib/places';
import type {Reach} from '../../lib/reach';
import {WORLD} from '../JourneyPlanner/useMapState';
import {asText, at, makeMap, type BaseMap} from './baseMap';
import {reachLayer} from './drawReach';

export type DrawnFrom = BaseMap & {
  readonly places: readonly Place[];
  readonly areas: readonly AreaFeature[];
  readonly onMove: (view: View) => void;
  readonly onPlace: (place: Place) => void;
  readonly onArea: (area: AreaFeature) => void;
};

/** The map as the page steers it. */
export type DrawnMap = {
  readonly flyTo: (position: Position) => void;
  readonly showLayers: (kinds: readonly PlaceKind[]) => void;
  readonly showRoute: (lines: readonly Line[]) => void;
  readonly showReach: (reach: Reach | undefined) => void;
  readonly resize: () => void;
  readonly remove: () => void;
};

/** Zoom at which a place is shown among its neighbors. */
const CLOSE = 4;
function drawAreas(map: leaflet.Map, {areas, onArea}: DrawnFrom): void {
  for (const area of areas) {
    const rings = area.polygons.map((polygon) =>
      polygon.map((ring) => ring.map(at)),
    );
    const shape = leaflet
      .polygon(rings, {className: 'mapArea', weight: 2})
      .bindTooltip(asText(area.name), {sticky: true})
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
      .bindTooltip(asText(place.name))
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
  drawAreas(map, from);
  const showReach = reachLayer(map);
  const showLayers = drawPins(map, from);
  const route = leaflet.layerGroup().addTo(map);
  // Only what readers move stands in the address, once it rests: not the first view, nor what follows from a new size.
  const note = (): void => {
    from.onMove(viewOf(map));
  };
  map.on('zoomend', note);
  map.on('dragend keydown', () => {
    map.once('moveend', note);
  });
  return {
    showLayers,
    showReach,
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
