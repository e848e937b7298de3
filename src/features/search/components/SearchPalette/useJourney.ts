import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import {atlasFiles} from '../../../map/lib/atlasFiles';
import type {Atlas} from '../../../map/lib/journey';
import {
  answerJourney,
  type JourneyAnswer,
} from '../../../map/lib/journeyAnswer';
import {readPlaces, type Place} from '../../../map/lib/places';
import type {Traveler} from '../../../map/lib/travel';
import {
  findCarrier,
  readJourney,
  journeyWords,
  type JourneyEnds,
} from '../../lib/journeyQuery';
import {hasFeature} from '../../../../site/features';
import {travel} from '../../../../../world/travel';
import type {Entry} from './entries';

async function fetchPlaces(address: string): Promise<readonly Place[]> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return readPlaces(await response.text());
}

/** Loads the data of the travel planner. */
async function loadAtlas(urlOf: (path: string) => string): Promise<Atlas> {
  const {fetchAtlas} =
    await import('../../../map/components/JourneyPlanner/atlasData');
  return (await fetchAtlas(urlOf)).atlas;
}

/** Describes distance and duration, and the duration in snow if it differs. */
function answerText({miles, days, daysInSnow}: JourneyAnswer): string {
  const figures = {miles, days};
  return daysInSnow === undefined
    ? translate(
        {
          id: 'site.search.journey.answer',
          message: '{miles} miles, {days} days',
          description: 'How far and how long a journey is, in the palette',
        },
        figures,
      )
    : translate(
        {
          id: 'site.search.journey.answerInSnow',
          message: '{miles} miles, {days} days, {snow} in snow',
          description:
            'How far and how long a journey is, and how long in snow, in the palette',
        },
        {...figures, snow: daysInSnow},
      );
}

type JourneyQuery = JourneyEnds & {readonly by: Traveler};

function journeyEntry(
  {from, to, by}: JourneyQuery,
  answer: JourneyAnswer | undefined,
): Entry {
  const {page, anchor} = travel.planner;
  const label = travel.travelers.find(({id}) => id === by)?.label;
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
    note: label,
    ...(answer !== undefined && {detail: answerText(answer)}),
    to: `${page}?route=${from.id};${to.id}${carrier}#${anchor}`,
  };
}

/** Answers queries for a journey with its distance and duration, and a link to the planner. */
export function useJourney(query: string): readonly Entry[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const fetchData = useCallback(
    () => fetchPlaces(withBaseUrl(atlasFiles.places)),
    [withBaseUrl],
  );
  const fetchWays = useCallback(
    () => loadAtlas((path) => withBaseUrl(path)),
    [withBaseUrl],
  );
  const isWanted = hasFeature('map') && journeyWords(query) !== undefined;
  const {part = []} = useWantedPart(fetchData, isWanted, () => undefined);
  const ends = isWanted ? readJourney(query, part) : undefined;
  const ways = useWantedPart(fetchWays, ends !== undefined, () => undefined);
  if (ends === undefined) {
    return [];
  }
  const asked = {...ends, by: findCarrier(query, travel.travelers) ?? 'foot'};
  const {from, to} = asked;
  const answer =
    ways.part &&
    answerJourney(ways.part, {from: from.id, to: to.id, by: asked.by});
  return [journeyEntry(asked, answer)];
}
