import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluralForm} from '@docusaurus/theme-common';
import {useCallback} from 'react';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import {countDays, linkedDay} from '../../../calendar/model/almanac';
import {
  almanac,
  parseDate,
  type AlmanacTable,
} from '../../../calendar/model/calendar';
import {dateWithFeast, describeMoons} from '../../../calendar/model/sayDay';
import {mayNameDay, readDay, type KnownDays} from '../../model/dayQuery';
import type {Entry} from './entries';
import {fetchSheet} from './fetchSheet';

async function fetchDays(
  {present, feasts}: AlmanacTable,
  urlOf: (path: string) => string,
): Promise<KnownDays> {
  const [presentSheet, feastSheet] = await Promise.all([
    fetchSheet(urlOf(present)),
    fetchSheet(urlOf(feasts)),
  ]);
  return {
    today: parseDate(presentSheet.rows[0]?.[0] ?? ''),
    feasts: feastSheet,
  };
}

type SelectMessage = ReturnType<typeof usePluralForm>['selectMessage'];

/** Describes the distance of a date from today. */
function describeDistance(days: number, selectMessage: SelectMessage): string {
  if (days === 0) {
    return translate({
      id: 'site.search.day.today',
      message: 'Today',
      description: 'Beside the date of today in the palette',
    });
  }
  const count = Math.abs(days);
  return selectMessage(
    count,
    days > 0
      ? translate(
          {
            id: 'site.search.day.later',
            message: 'Tomorrow|In {count} days',
            description: 'How far a day of the calendar is from today',
          },
          {count},
        )
      : translate(
          {
            id: 'site.search.day.earlier',
            message: 'Yesterday|{count} days ago',
            description: 'How long ago a day of the calendar was',
          },
          {count},
        ),
  );
}

/** Answers queries for today, a date or a feast with the date and its moons. */
export function useDay(query: string): readonly Entry[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const {selectMessage} = usePluralForm();
  const fetchPart = useCallback(
    async () => almanac && fetchDays(almanac, (path) => withBaseUrl(path)),
    [withBaseUrl],
  );
  const isWanted = almanac !== undefined && mayNameDay(query);
  const {part: days} = useWantedPart(fetchPart, isWanted, () => undefined);
  const date = days && readDay(query, days);
  if (almanac === undefined || days === undefined || date === undefined) {
    return [];
  }
  return [
    {
      key: 'day',
      title: dateWithFeast(date, days.feasts),
      note: describeDistance(countDays(days.today, date), selectMessage),
      detail: describeMoons(date),
      to: `${almanac.page}?date=${linkedDay(date)}#${almanac.anchor}`,
    },
  ];
}
