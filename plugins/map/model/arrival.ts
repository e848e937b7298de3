import {addDays, type WorldDate} from '../../calendar/model/calendar';

/** Returns the day of arrival; a journey of one day ends on the day of departure. */
export function computeArrival(start: WorldDate, days: number): WorldDate {
  return addDays(start, Math.max(days - 1, 0));
}
