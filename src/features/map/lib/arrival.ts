import {addDays, type WorldDate} from '../../calendar/lib/calendar';

/** The day on which a journey ends: one of one day ends on the day on which it begins. */
export function computeArrival(start: WorldDate, days: number): WorldDate {
  return addDays(start, Math.max(days - 1, 0));
}
