import type {CalendarTexts} from '../calendarTexts';

/** Moons and years in German. */
export const german: CalendarTexts = {
  phases: {
    new: 'neu',
    'waxing crescent': 'zunehmende Sichel',
    'waxing half': 'zunehmend halb',
    'waxing gibbous': 'zunehmend, fast voll',
    full: 'voll',
    'waning gibbous': 'abnehmend, noch fast voll',
    'waning half': 'abnehmend halb',
    'waning crescent': 'abnehmende Sichel',
  },
  full: (day) => `voll am ${day}`,
  dark: (day) => `neu am ${day}`,
  before: (years) => `${years} davor`,
};
