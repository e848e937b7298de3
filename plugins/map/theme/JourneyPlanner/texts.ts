import {translate} from '@docusaurus/Translate';
import {travel} from '../../../../world/travel';
import type {Ground, Means, WayTaken} from '../../model/travel';

export function wayTexts(): Readonly<Record<WayTaken, string>> {
  return {
    road: translate({
      id: 'site.journeyPlanner.road',
      message: 'Roads and tracks only',
      description: 'A choice of the ways that a journey may take',
    }),
    charted: translate({
      id: 'site.journeyPlanner.charted',
      message: 'Roads, tracks, and ships: fewest days',
      description: 'A choice of the ways that a journey may take',
    }),
    shortest: translate({
      id: 'site.journeyPlanner.shortest',
      message: 'Roads, tracks, and ships: fewest miles',
      description: 'A choice of the ways that a journey may take',
    }),
    straight: translate({
      id: 'site.journeyPlanner.straight',
      message: 'Cross-country, in a straight line',
      description: 'A choice of the ways that a journey may take',
    }),
  };
}

export function groundTexts(): Readonly<Record<Ground, string>> {
  return {
    clear: translate({
      id: 'site.journeyPlanner.clear',
      message: 'Clear',
      description: 'A choice of the terrain',
    }),
    heavy: translate({
      id: 'site.journeyPlanner.heavy',
      message: 'Snow or swamp',
      description: 'A choice of the terrain',
    }),
  };
}

export function meansTexts(): Readonly<Record<Means, string>> {
  return {
    land: translate({
      id: 'site.journeyPlanner.byLand',
      message: 'by land',
      description: 'How a leg of a journey is traveled',
    }),
    river: translate({
      id: 'site.journeyPlanner.byRiver',
      message: 'by river',
      description: 'How a leg of a journey is traveled',
    }),
    sea: translate({
      id: 'site.journeyPlanner.bySea',
      message: 'by ship',
      description: 'How a leg of a journey is traveled',
    }),
    air: travel.messages.air,
  };
}
