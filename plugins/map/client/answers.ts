import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {useWantedPart} from '../../../src/shared/client/useWantedPart';
import {daysText, milesText} from './distanceTexts';
import {atlasFiles} from '../model/atlasFiles';
import type {Atlas} from '../model/journey';
import {answerJourney, type JourneyAnswer} from '../model/journeyAnswer';
import {readPlaces, type Place} from '../model/places';
import type {Traveler} from '../model/travel';
import {
  findCarrier,
  readJourney,
  mayNameJourney,
  type AskedCarrier,
  type JourneyEnds,
} from '../model/journeyQuery';
import {travel} from '../../../world/travel';
import type {
  Answer,
  Entry,
  UseAnswer,
} from '../../search/theme/SearchPalette/entries';

async function fetchPlaces(address: string): Promise<readonly Place[]> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return readPlaces(await response.text());
}

async function loadAtlas(urlOf: (path: string) => string): Promise<Atlas> {
  const {fetchAtlas} = await import('../theme/JourneyPlanner/atlasData');
  return (await fetchAtlas(urlOf)).atlas;
}

/** Describes distance and duration, and the duration in snow if it differs, or why there is no route. */
function answerText(answer: JourneyAnswer): string {
  if ('fault' in answer) {
    return travel.messages[answer.fault];
  }
  const {daysInSnow} = answer;
  const values = {
    miles: milesText(answer.miles),
    days: daysText(answer.days),
  };
  return daysInSnow === undefined
    ? translate(
        {
          id: 'site.search.journey.answer',
          message: '{miles}, {days}',
          description: 'How far and how long a journey is, in the palette',
        },
        values,
      )
    : translate(
        {
          id: 'site.search.journey.answerInSnow',
          message: '{miles}, {days}, {snow} in snow',
          description:
            'How far and how long a journey is, and how long in snow, in the palette',
        },
        {...values, snow: daysInSnow},
      );
}

/** The traveler of the planner's answer: on foot unless the query says otherwise. */
function getTraveler(asked: AskedCarrier<Traveler>): Traveler {
  return asked !== undefined && 'by' in asked ? asked.by : 'foot';
}

/** Lists the known means of travel, as the answer to an unknown one. */
function refuse(unknown: string): Pick<Entry, 'note' | 'detail'> {
  return {
    note: translate(
      {
        id: 'site.search.journey.unknown',
        message: 'Unknown means of travel: {means}',
        description:
          'Shown beside a journey by some means that nobody travels by',
      },
      {means: unknown},
    ),
    detail: translate(
      {
        id: 'site.search.journey.known',
        message: 'Available: {means}.',
        description: 'Lists the means of travel for which days are known',
      },
      {means: travel.travelers.map(({label}) => label).join(', ')},
    ),
  };
}

function describe(
  by: Traveler,
  answer: JourneyAnswer | undefined,
): Pick<Entry, 'note' | 'detail'> {
  return {
    note: travel.travelers.find(({id}) => id === by)?.label,
    ...(answer !== undefined && {detail: answerText(answer)}),
  };
}

function journeyEntry(
  {from, to}: JourneyEnds,
  asked: AskedCarrier<Traveler>,
  answer: JourneyAnswer | undefined,
): Entry {
  const {page, anchor} = travel.planner;
  const by = getTraveler(asked);
  const carrier = by === 'foot' ? '' : `&by=${by}`;
  return {
    key: 'journey',
    title: translate(
      {
        id: 'site.search.journey',
        message: 'Plan a journey: {from} to {to}',
        description: 'Leads from the search palette to the planner of journeys',
      },
      {from: from.name, to: to.name},
    ),
    ...(asked !== undefined && 'unknown' in asked
      ? refuse(asked.unknown)
      : describe(by, answer)),
    to: `${page}?route=${from.id};${to.id}${carrier}#${anchor}`,
  };
}

/** Answers queries for a journey with its distance and duration, and a link to the planner. */
function useJourney(query: string): Answer {
  const {withBaseUrl} = useBaseUrlUtils();
  const fetchData = useCallback(
    () => fetchPlaces(withBaseUrl(atlasFiles.places)),
    [withBaseUrl],
  );
  const fetchWays = useCallback(
    () => loadAtlas((path) => withBaseUrl(path)),
    [withBaseUrl],
  );
  const isWanted = mayNameJourney(query, travel.travelers);
  const {part = []} = useWantedPart(fetchData, isWanted, () => undefined);
  const ends = isWanted
    ? readJourney(query, part, travel.travelers)
    : undefined;
  const ways = useWantedPart(fetchWays, ends !== undefined, () => undefined);
  if (ends === undefined) {
    return {entries: []};
  }
  const asked = findCarrier(query, ends, travel.travelers);
  const answer =
    ways.part &&
    answerJourney(ways.part, {
      from: ends.from.id,
      to: ends.to.id,
      by: getTraveler(asked),
    });
  return {entries: [journeyEntry(ends, asked, answer)]};
}

export const answers: readonly UseAnswer[] = [useJourney];
