import type {Calendar} from '@site/src/features/calendar/lib/calendar';

/** The calendar of the vale: twelve months of thirty days, in weeks of six. */
export const calendar = {
  months: [
    'Erstfrost',
    'Tiefschnee',
    'Tauwetter',
    'Lammzeit',
    'Aussaat',
    'Langlicht',
    'Heumond',
    'Hochsonne',
    'Ernte',
    'Stoppelfeld',
    'Laubfall',
    'Nebelmond',
  ].map((name) => ({name, days: 30})),
  weekdays: [
    'Ambosstag',
    'Netztag',
    'Markttag',
    'Webtag',
    'Herdtag',
    'Ruhetag',
  ],
  era: {sign: 'NG', name: 'Jahr nach der Glocke'},
  years: [-200, 999],
} as const satisfies Calendar;
