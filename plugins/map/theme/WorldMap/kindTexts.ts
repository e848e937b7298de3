import {translate} from '@docusaurus/Translate';
import type {PlaceKind} from '../../model/places';

/** Labels of the map layers. */
export function kindTexts(): Readonly<Record<PlaceKind, string>> {
  return {
    seat: translate({
      id: 'site.worldMap.seat',
      message: 'Seats of power',
      description: 'A layer of the map',
    }),
    town: translate({
      id: 'site.worldMap.town',
      message: 'Towns',
      description: 'A layer of the map',
    }),
    port: translate({
      id: 'site.worldMap.port',
      message: 'Harbors',
      description: 'A layer of the map',
    }),
    gate: translate({
      id: 'site.worldMap.gate',
      message: 'Gates',
      description: 'A layer of the map',
    }),
    ruin: translate({
      id: 'site.worldMap.ruin',
      message: 'Ruins',
      description: 'A layer of the map',
    }),
    site: translate({
      id: 'site.worldMap.site',
      message: 'Sites',
      description: 'A layer of the map',
    }),
    mouth: translate({
      id: 'site.worldMap.mouth',
      message: 'Mouths of the Underworld',
      description: 'A layer of the map',
    }),
  };
}
