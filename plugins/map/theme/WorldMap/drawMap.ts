import leaflet from 'leaflet';
import type {AreaFeature} from '../../model/feature';
import type {Line, Position} from '../../model/geometry';
import {isSameView, type View} from '../../model/mapState';
import type {Place} from '../../model/places';
import type {Reach} from '../../model/reach';
import {
  asText,
  at,
  fitFrame,
  findInitialView,
  getView,
  makeMap,
  type BaseMap,
} from './baseMap';
import {drawPins, type Pins} from './drawPins';
import {reachLayer} from './drawReach';

type DrawnFrom = BaseMap & {
  readonly places: readonly Place[];
  readonly areas: readonly AreaFeature[];
  readonly onMove: (view: View) => void;
  readonly onPlace: (place: Place) => void;
  readonly onArea: (area: AreaFeature) => void;
};

export type DrawnMap = Pins & {
  readonly flyTo: (position: Position) => void;
  /** Applies a view from the address, unless the map itself reported it. */
  readonly lookAt: (view: View | undefined) => void;
  readonly showRoute: (lines: readonly Line[]) => void;
  readonly showReach: (reach: Reach | undefined) => void;
  readonly resize: () => void;
  readonly remove: () => void;
};

/** Zoom at which a selected place is shown. */
const CLOSE = 4;

function drawAreas(map: leaflet.Map, {areas, onArea}: DrawnFrom): void {
  for (const area of areas) {
    const rings = area.polygons.map((polygon) =>
      polygon.map((ring) => ring.map(at)),
    );
    const shape = leaflet
      .polygon(rings, {className: 'mapArea', weight: 2})
      .bindTooltip(() => asText(area.name), {sticky: true})
      .on('click', () => {
        onArea(area);
      })
      .addTo(map);
    shape.on('mouseover mouseout', ({type}) => {
      shape.getElement()?.classList.toggle('mapAreaNear', type === 'mouseover');
    });
  }
}

type Steered = Pick<DrawnMap, 'lookAt' | 'resize'>;

/** Reports the view after readers move the map, but not after the address or a resize changes it. */
function followView(map: leaflet.Map, {view, onMove}: DrawnFrom): Steered {
  let known = view;
  let isSteered = false;
  const steer = (move: () => void): void => {
    isSteered = true;
    move();
    isSteered = false;
  };
  map.on('moveend', () => {
    if (!isSteered) {
      known = getView(map);
      onMove(known);
    }
  });
  return {
    lookAt: (next) => {
      if (!isSameView(known, next)) {
        known = next;
        steer(() => {
          findInitialView(map, next);
        });
      }
    },
    resize: () => {
      steer(() => {
        fitFrame(map);
      });
    },
  };
}

function routeLayer(map: leaflet.Map): DrawnMap['showRoute'] {
  const route = leaflet.layerGroup().addTo(map);
  return (lines) => {
    route.clearLayers();
    for (const line of lines) {
      leaflet
        .polyline(line.map(at), {className: 'mapRoute', interactive: false})
        .addTo(route);
    }
  };
}

/** Draws the map into an element, and returns its controls. */
export function drawMap(container: HTMLElement, from: DrawnFrom): DrawnMap {
  const map = makeMap(container, from);
  drawAreas(map, from);
  const showReach = reachLayer(map);
  const pins = drawPins(map, from.places, from.onPlace);
  return {
    ...pins,
    ...followView(map, from),
    showReach,
    showRoute: routeLayer(map),
    flyTo: (position) => {
      map.setView(at(position), Math.max(map.getZoom(), CLOSE));
    },
    remove: () => {
      map.remove();
    },
  };
}
