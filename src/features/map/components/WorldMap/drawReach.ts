import leaflet from 'leaflet';
import type {Reach, Ring} from '../../lib/reach';
import {at} from './baseMap';

function ringLayers(ring: Ring): readonly leaflet.Layer[] {
  const className = `mapReach mapReach${ring.days}`;
  const options = {className, interactive: false};
  return ring.miles === undefined
    ? ring.lines.map((line) => leaflet.polyline(line.map(at), options))
    : [leaflet.circle(at(ring.center), {...options, radius: ring.miles})];
}

/** Keeps on a map how far readers come: circles, or the ways that they cover, the farthest below. */
export function reachLayer(
  map: leaflet.Map,
): (reach: Reach | undefined) => void {
  const layer = leaflet.layerGroup().addTo(map);
  return (reach) => {
    layer.clearLayers();
    const rings = reach?.rings.toReversed() ?? [];
    for (const drawn of rings.flatMap((ring) => ringLayers(ring))) {
      drawn.addTo(layer);
    }
  };
}
