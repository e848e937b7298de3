import type {TravelTable} from '../plugins/map/model/travel';

export const travel = {
  travelers: [
    {
      id: 'foot',
      label: 'Foot',
      words: ['afoot', 'hike', 'march', 'walk', 'walking'],
      means: 'land',
      row: 'foot',
    },
    {
      id: 'horse',
      label: 'Horse',
      words: ['horseback', 'ride', 'rider', 'riding'],
      means: 'land',
      row: 'horse',
    },
    {
      id: 'caravan',
      label: 'Caravan',
      words: [
        'carriage',
        'cart',
        'coach',
        'horse and cart',
        'ox cart',
        'oxcart',
        'wagon',
      ],
      means: 'land',
      row: 'caravan',
    },
    {
      id: 'boat',
      label: 'River boat',
      words: ['barge', 'boat', 'river'],
      means: 'river',
      row: 'river, down',
      upstream: 'river, up',
    },
    {
      id: 'ship',
      label: 'Ship',
      words: ['sail', 'sailing', 'sea'],
      means: 'sea',
      row: 'ship',
    },
    {
      id: 'skyship',
      label: 'Skyship',
      words: ['air', 'airship', 'fly', 'flying', 'sky ship'],
      means: 'air',
      row: 'skyship',
      // Toros is in the Heart of the Shroud.
      closed: ['toros'],
    },
  ],
  below: 'underworld',
  snow: 'Rimewane',
  planner: {
    page: '/prime-almanac/common-travel-distances.html',
    anchor: 'plan-a-journey',
  },
  messages: {
    air: 'by skyship',
    below:
      'Nobody has measured a mile below ground. Plan a journey to one of the mouths of the Underworld, and add the days down.',
    'no-river':
      'No river carries boats between them. Boats travel on the Harrow, the Cadrine, and the Nine Days’ Water.',
    'no-road':
      'No road or track joins them. Allow ships, travel cross-country, or take a skyship.',
    'no-sea':
      'No charted passage joins them. Travel by land to a harbor, with ships allowed, or take a skyship.',
    'no-way':
      'No charted road or passage joins them. Travel cross-country, or take a skyship.',
    sea: 'Open water lies on the straight line between them. Allow ships, or take a skyship.',
    closed:
      'No skyship enters the Shroud. You land at Vellana, 88 miles from Toros, and continue by cart.',
    snow: 'In Rimewane, snow lies on the roads. Choose “Snow or swamp” to allow for it.',
    reachFrom:
      'Choose a place above ground to see how far you get from it. For a skyship, choose one outside the Shroud.',
  },
} as const satisfies TravelTable;
