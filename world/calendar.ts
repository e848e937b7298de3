import type {Calendar} from '../plugins/calendar/model/calendar';
import type {MoonCycle} from '../plugins/calendar/model/moons';

export const calendar = {
  months: [
    {name: 'Rimewane', days: 45},
    {name: 'Floodmoot', days: 45},
    {name: 'Stormrise', days: 45},
    {name: 'Highwind', days: 45},
    {name: 'Hazefall', days: 45},
    {name: 'Emberreap', days: 45},
    {name: 'Forgewarm', days: 45},
    {name: 'Deepsoil', days: 45},
  ],
  // Watcher’s Night is the sixth Gate Day of every eighth year.
  closing: {name: 'Gate Days', day: 'Gate Day', days: 5},
  leapEvery: 8,
  weekdays: [
    'Iceday',
    'Waterday',
    'Stormday',
    'Airday',
    'Smokeday',
    'Fireday',
    'Forgeday',
    'Earthday',
    'Stillday',
  ],
  era: {sign: 'YS', name: 'Year of the Seal'},
  years: [-2400, 9999],
  almanac: {
    page: '/races-and-anthropology/calendar.html',
    anchor: 'finding-the-day',
    present: '/world-info/present.csv',
    feasts: '/divine-houses/feast-days.csv',
  },
} as const satisfies Calendar;

export const moons = [
  {name: 'Lanthe', days: 45, full: 22, newOn: 'months', color: 'gray'},
  {name: 'Cinder', days: 73, full: 36, newOn: 0, color: 'red'},
] as const satisfies readonly MoonCycle[];
