import type {Calendar} from '../plugins/calendar/model/calendar';
import type {MoonCycle} from '../plugins/calendar/model/moons';

/** The calendar of the vale: twelve months of thirty days, in weeks of six. */
export const calendar = {
  months: [
    'Firstfrost',
    'Deepsnow',
    'Thaw',
    'Lambing',
    'Sowing',
    'Longlight',
    'Haymow',
    'Highsun',
    'Harvest',
    'Stubble',
    'Leaffall',
    'Fogmoon',
  ].map((name) => ({name, days: 30})),
  weekdays: [
    'Anvilday',
    'Netday',
    'Marketday',
    'Loomday',
    'Hearthday',
    'Restday',
  ],
  era: {sign: 'AB', name: 'Year after the Bell'},
  years: [-200, 999],
} as const satisfies Calendar;

/** The only moon of the vale, which is new on the first day of each month. */
export const moons = [
  {name: 'The Moon', days: 30, full: 15, newOn: 'months', color: 'gray'},
] as const satisfies readonly MoonCycle[];
