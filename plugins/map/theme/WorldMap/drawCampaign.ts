import leaflet from 'leaflet';
import {listMarks, type CampaignPart} from '../../model/campaign';
import type {PointFeature} from '../../model/feature';
import type {View} from '../../model/mapState';
import {asText, at, fitFrame, getView, makeMap} from './baseMap';

export type Shown = {
  readonly parts: readonly CampaignPart[];
  readonly rings: readonly PointFeature[];
};

export type Drawn = {
  readonly show: (shown: Shown) => void;
  readonly readView: () => View;
  readonly resize: () => void;
  readonly remove: () => void;
};

/** The maximum zoom when fitting a small area. */
const CLOSE = 4;

function listLines(parts: readonly CampaignPart[]): readonly leaflet.Layer[] {
  return parts
    .filter(({line}) => line.length > 1)
    .map(({name, line, isCrossing}) =>
      leaflet
        .polyline(line.map(at), {
          className: isCrossing ? 'mapLeg mapCrossing' : 'mapLeg',
        })
        .bindTooltip(asText(name), {sticky: true}),
    );
}

function listRings(rings: readonly PointFeature[]): readonly leaflet.Layer[] {
  return rings.map(({name, position, more}) =>
    leaflet
      .circle(at(position), {
        className: 'mapRing',
        radius: Number(more['reach']),
      })
      .bindTooltip(asText(name), {sticky: true}),
  );
}

function listNumbers(parts: readonly CampaignPart[]): readonly leaflet.Layer[] {
  return listMarks(parts).map(({label, name, position}) =>
    leaflet
      .marker(at(position), {
        icon: leaflet.divIcon({
          className: 'mapNumber',
          html: asText(label),
          iconSize: [label.length * 8 + 16, 24],
        }),
        // Keyboard users have the list below the map.
        keyboard: false,
      })
      .bindTooltip(asText(name)),
  );
}

function showPart(map: leaflet.Map, parts: readonly CampaignPart[]): void {
  const points = parts.flatMap(({line}) => line.map(at));
  if (points.length > 0) {
    map.fitBounds(leaflet.latLngBounds(points).pad(0.1), {
      animate: false,
      maxZoom: CLOSE,
    });
  }
}

/** Draws the map of a campaign into an element, and returns its controls. */
export function drawCampaign(container: HTMLElement, tiles: string): Drawn {
  const map = makeMap(container, {tiles, view: undefined});
  const layer = leaflet.layerGroup().addTo(map);
  return {
    show: ({parts, rings}) => {
      layer.clearLayers();
      const layers = [
        ...listRings(rings),
        ...listLines(parts),
        ...listNumbers(parts),
      ];
      for (const drawn of layers) {
        drawn.addTo(layer);
      }
      showPart(map, parts);
    },
    readView: () => getView(map),
    resize: () => {
      fitFrame(map);
    },
    remove: () => {
      map.remove();
    },
  };
}
