import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluralForm} from '@docusaurus/theme-common';
import {useCallback} from 'react';
import {parseSheet, type Sheet} from '../../../src/shared/model/csv';
import {useWantedPart} from '../../../src/shared/client/useWantedPart';
import type {Answer, UseAnswer} from '../../search/theme/SearchPalette/entries';
import {countDays, linkedDay} from '../model/almanac';
import {almanac, parseDate, type AlmanacTable} from '../model/calendar';
import {mayNameDay, readDay, type KnownDays} from '../model/dayQuery';
import {dateWithFeast, describeMoons} from '../model/sayDay';

async function fetchSheet(address: string): Promise<Sheet> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  const result = parseSheet(await response.text());
  if (!result.ok) {
    throw new Error(`${address} is not a valid CSV file.`);
  }
  return result.sheet;
}

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

function describeDistance(days: number, selectMessage: SelectMessage): string {
  if (days === 0) {
    return translate({
      id: 'site.search.day.today',
      message: 'Today',
      description: 'Shown beside the date of today in the palette',
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

/** Answers queries for today, a date, or a feast with the date and its moons. */
function useDay(query: string): Answer {
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
    return {entries: []};
  }
  return {
    entries: [
      {
        key: 'day',
        title: dateWithFeast(date, days.feasts),
        note: describeDistance(countDays(days.today, date), selectMessage),
        detail: describeMoons(date),
        to: `${almanac.page}?date=${linkedDay(date)}#${almanac.anchor}`,
      },
    ],
  };
}

export const answers: readonly UseAnswer[] = [useDay];
