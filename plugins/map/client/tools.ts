import {translate} from '@docusaurus/Translate';
import {map} from '../../../world/map';
import type {Tool} from '../../../src/shared/model/tool';

export const tools: readonly Tool[] = [
  {
    key: 'map',
    title: translate({
      id: 'site.search.action.map',
      message: 'Map',
      description: 'Entry of the palette that leads to the map of the world',
    }),
    words: translate({
      id: 'site.search.action.map.words',
      message: 'atlas journey planner travel roads world',
      description: 'Words by which the map is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.map.note',
      message: 'places, roads and journeys',
      description: 'Said beside the entry that leads to the map',
    }),
    isWanted: true,
    atTable: translate({id: 'site.table.map', message: 'Map'}),
    to: map.page,
  },
];
