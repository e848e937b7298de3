import type {TravelTable} from '../features/map/lib/travel';

/** Of a world in which nobody plans a journey. */
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
