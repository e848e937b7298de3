import type {TravelTable} from '@site/src/features/map/lib/travel';

/** Ways to travel, and the planner's messages if there is no way; `row` names rows of a table. */
export const travel = {
  travelers: [
    {id: 'foot', label: 'Zu Fuß', means: 'land', row: 'foot'},
    {id: 'pony', label: 'Pony', means: 'land', row: 'pony'},
    {
      id: 'punt',
      label: 'Stocherkahn',
      means: 'river',
      row: 'punt, down',
      upstream: 'punt, up',
    },
    {id: 'ferry', label: 'Fähre', means: 'sea', row: 'ferry'},
  ],
  planner: {page: '/vale/', anchor: 'plan-a-journey'},
  messages: {
    air: 'durch die Luft',
    below: 'Unter dem Wasser hat noch niemand eine Meile gemessen.',
    'no-river': 'Kein Fluss trägt einen Kahn von einem zum anderen.',
    'no-road':
      'Keine Straße verbindet sie. Erlaube die Fähre, oder geh querfeldein.',
    'no-sea': 'Keine Fähre fährt dazwischen. Reise über Land.',
    'no-way': 'Weder Straße noch Fähre verbindet sie. Geh querfeldein.',
    sea: 'Auf der geraden Linie dazwischen liegt der See. Erlaube die Fähre.',
    closed: 'Dorthin führt kein Weg.',
    snow: 'Auf den Straßen liegt Schnee. Wähle „Schnee oder Sumpf“, um damit zu rechnen.',
    reachFrom: 'Wähle einen Ort, um zu sehen, wie weit du von dort kommst.',
  },
} as const satisfies TravelTable;
