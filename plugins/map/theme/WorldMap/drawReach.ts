import leaflet from 'leaflet';
import type {Reach, Ring} from '../../model/reach';
import {at} from './baseMap';

function ringLayers(ring: Ring): readonly leaflet.Layer[] {
  const className = `mapReach mapReach${ring.days}`;
  const options = {className, interactive: false};
  return ring.miles === undefined
    ? ring.lines.map((line) => leaflet.polyline(line.map(at), options))
    : [leaflet.circle(at(ring.center), {...options, radius: ring.miles})];
}

/** Creates the layer of the reach: circles or routes, the farthest at the bottom. */
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
