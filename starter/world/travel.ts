import type {TravelTable} from '../plugins/map/model/travel';

/** Ways to travel, and the planner's messages if there is no way. */
export const travel = {
  travelers: [
    {id: 'foot', label: 'Foot', means: 'land', row: 'foot'},
    {id: 'pony', label: 'Pony', means: 'land', row: 'pony'},
    {
      id: 'punt',
      label: 'Punt',
      means: 'river',
      row: 'punt, down',
      upstream: 'punt, up',
    },
    {id: 'ferry', label: 'Ferry', means: 'sea', row: 'ferry'},
  ],
  planner: {page: '/vale/', anchor: 'plan-a-journey'},
  messages: {
    air: 'through the air',
    below: 'Nobody has measured a mile below the water.',
    'no-river': 'No river carries a punt between them.',
    'no-road': 'No road joins them. Allow the ferry, or travel cross-country.',
    'no-sea': 'No ferry goes between them. Travel by land.',
    'no-way': 'No road or ferry joins them. Travel cross-country.',
    sea: 'The lake lies on the straight line between them. Allow the ferry.',
    closed: 'You cannot get there this way.',
    snow: 'Snow lies on the roads. Choose “Snow or swamp” to allow for it.',
    reachFrom: 'Choose a place to see how far you get from it.',
  },
} as const satisfies TravelTable;
