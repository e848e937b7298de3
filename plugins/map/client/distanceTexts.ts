import {translate} from '@docusaurus/Translate';
import {pluralForm} from '../../../src/shared/model/pluralForm';
import {grouped} from '../../../src/shared/model/signed';

/** Writes a distance in whole miles. */
export function milesText(miles: number): string {
  const count = Math.round(miles);
  return pluralForm(
    count,
    translate(
      {
        id: 'site.map.miles',
        message: '{count} mile|{count} miles',
        description: 'A distance, in the singular and the plural',
      },
      {count: grouped(count)},
    ),
  );
}

/** Writes a duration in days. */
export function daysText(days: number): string {
  return pluralForm(
    days,
    translate(
      {
        id: 'site.map.days',
        message: '{count} day|{count} days',
        description: 'A duration, in the singular and the plural',
      },
      {count: grouped(days)},
    ),
  );
}
