import type {Calendar} from '../features/calendar/lib/calendar';

/** The calendar of a world that defines none: one month of one day. */
export const calendar: Calendar = {
  months: [{name: 'Day', days: 1}],
  weekdays: ['Day'],
  era: {sign: '', name: 'Year'},
  years: [1, 1],
};
