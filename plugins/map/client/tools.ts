import {translate} from '@docusaurus/Translate';
import {map} from '../../../world/map';
import type {Tool} from '../../../src/shared/model/tool';

export const tools: readonly Tool[] = [
  {
    key: 'map',
    title: translate({
      id: 'site.search.action.map',
      message: 'Map',
      description: 'Palette entry for the map of the world',
    }),
    words: translate({
      id: 'site.search.action.map.words',
      message: 'atlas journey planner travel roads world',
      description: 'Search words for the map in the palette',
    }),
    note: translate({
      id: 'site.search.action.map.note',
      message: 'places, roads, and journeys',
      description: 'Shown beside the entry for the map',
    }),
    isWanted: true,
    atTable: translate({id: 'site.table.map', message: 'Map'}),
    to: map.page,
  },
];
