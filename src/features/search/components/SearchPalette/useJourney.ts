import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import {readPlaces, type Place} from '../../../map/lib/places';
import {
  journeyIn,
  journeyWords,
  type JourneyEnds,
} from '../../lib/journeyQuery';
import {travel} from '@world/travel';
import type {Entry} from './entries';

async function fetchPlaces(address: string): Promise<readonly Place[]> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return readPlaces(await response.text());
}

function journeyEntry({from, to}: JourneyEnds): Entry {
  const {page, anchor} = travel.planner;
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
    note: translate({
      id: 'site.search.journey.note',
      message: 'Way, miles and days',
      description: 'What the planner of journeys says',
    }),
    to: `${page}?route=${from.id};${to.id}#${anchor}`,
  };
}

/** The way to the planner, for those who write where a journey begins and ends. */
export function useJourney(query: string): readonly Entry[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const fetchData = useCallback(
    () => fetchPlaces(withBaseUrl('/maps/data/places.csv')),
    [withBaseUrl],
  );
  const isWanted = journeyWords(query) !== undefined;
  const {part = []} = useWantedPart(fetchData, isWanted, () => undefined);
  const ends = journeyIn(query, part);
  return ends === undefined ? [] : [journeyEntry(ends)];
}
