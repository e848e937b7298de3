import type {CalendarTexts} from '../calendarTexts';

/** Moons and years in English. */
export const english: CalendarTexts = {
  phases: {
    new: 'new',
    'waxing crescent': 'waxing crescent',
    'waxing half': 'waxing half',
    'waxing gibbous': 'waxing gibbous',
    full: 'full',
    'waning gibbous': 'waning gibbous',
    'waning half': 'waning half',
    'waning crescent': 'waning crescent',
  },
  full: (day) => `full ${day}`,
  dark: (day) => `new ${day}`,
  before: (years) => `${years} before`,
};
