import type {TravelTable} from '../features/map/lib/travel';

/** The travel table of a world without journeys. */
export const travel: TravelTable = {
  travelers: [],
  planner: {page: '/', anchor: ''},
  messages: {
    air: '',
    below: '',
    closed: '',
    'no-river': '',
    'no-road': '',
    'no-sea': '',
    'no-way': '',
    reachFrom: '',
    sea: '',
    snow: '',
  },
};
