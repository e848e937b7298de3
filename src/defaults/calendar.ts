import type {Calendar} from '../features/calendar/lib/calendar';

/** Of a world that does not say how it counts its days: one month of one day. */
export const calendar: Calendar = {
  months: [{name: 'Day', days: 1}],
  weekdays: ['Day'],
  era: {sign: '', name: 'Year'},
  years: [1, 1],
};
