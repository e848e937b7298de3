import type {Plugin} from '@docusaurus/types';

/** The calendar: its components, and days in the palette. */
export default function calendarPlugin(): Plugin {
  return {name: 'calendar'};
}
