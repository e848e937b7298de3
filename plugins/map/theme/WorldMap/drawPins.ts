import leaflet from 'leaflet';
import type {Place, PlaceKind} from '../../model/places';
import {thinPlaces} from '../../model/thinPlaces';
import {asText, at, SCALE} from './baseMap';
import {signId} from './signs';

/** The controls of the pins. */
export type Pins = {
  readonly showLayers: (kinds: readonly PlaceKind[]) => void;
  /** Keeps the pin of a place visible, however crowded its surroundings are. */
  readonly keep: (id: string | undefined) => void;
};

const SVG = 'http://www.w3.org/2000/svg';

/** Sizes of pins in pixels: for a mouse, and for touch. */
const EDGES = {fine: 26, coarse: 44} as const;

function drawSign(kind: PlaceKind): HTMLElement {
  const sign = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${signId(kind)}`);
  sign.setAttribute('class', 'mapSign');
  sign.append(use);
  const box = document.createElement('span');
  box.append(sign);
  return box;
}

function makePin(place: Place, edge: number): leaflet.Marker {
  return leaflet
    .marker(at(place.position), {
      icon: leaflet.divIcon({
        className: `mapPin ${place.kind}Pin`,
        html: drawSign(place.kind),
        iconSize: [edge, edge],
      }),
      // Keyboard users have the list beside the map.
      keyboard: false,
    })
    .bindTooltip(() => asText(place.name));
}

/** Draws the symbols of places on a map: as many as fit, more at higher zooms. */
export function drawPins(
  map: leaflet.Map,
  places: readonly Place[],
  onPlace: (place: Place) => void,
): Pins {
  const edge = matchMedia('(pointer: coarse)').matches
    ? EDGES.coarse
    : EDGES.fine;
  const pins = new Map<Place, leaflet.Marker>();
  const addPin = (place: Place): void => {
    const pin =
      pins.get(place) ??
      makePin(place, edge).on('click', () => {
        onPlace(place);
      });
    pins.set(place, pin.addTo(map));
  };
  let shown: readonly PlaceKind[] = [];
  let kept: string | undefined;
  const draw = (): void => {
    const room = edge / (SCALE * 2 ** map.getZoom());
    const wanted = places.filter(({kind}) => shown.includes(kind));
    const thinned = new Set(thinPlaces(wanted, {room, kept}));
    for (const [place, pin] of pins) {
      if (!thinned.has(place)) {
        pin.remove();
      }
    }
    thinned.forEach(addPin);
  };
  map.on('zoomend', draw);
  return {
    showLayers: (kinds) => {
      shown = kinds;
      draw();
    },
    keep: (id) => {
      kept = id;
      draw();
    },
  };
}
