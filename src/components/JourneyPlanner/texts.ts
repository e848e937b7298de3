import {translate} from '@docusaurus/Translate';
import type {JourneyFault} from '../../lib/atlas/journey';
import type {Ground, Means, Traveler, WayTaken} from '../../lib/atlas/travel';

/** What the travelers are called. */
export function travelerTexts(): Readonly<Record<Traveler, string>> {
  return {
    foot: translate({
      id: 'site.journeyPlanner.foot',
      message: 'Foot',
      description: 'A way of travel',
    }),
    horse: translate({
      id: 'site.journeyPlanner.horse',
      message: 'Horse',
      description: 'A way of travel',
    }),
    caravan: translate({
      id: 'site.journeyPlanner.caravan',
      message: 'Caravan',
      description: 'A way of travel',
    }),
    boat: translate({
      id: 'site.journeyPlanner.boat',
      message: 'River boat',
      description: 'A way of travel',
    }),
    ship: translate({
      id: 'site.journeyPlanner.ship',
      message: 'Ship',
      description: 'A way of travel',
    }),
    skyship: translate({
      id: 'site.journeyPlanner.skyship',
      message: 'Skyship',
      description: 'A way of travel',
    }),
  };
}

/** What the choices of way are called. */
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
      message: 'Straight across country',
      description: 'A choice of the ways that a journey may take',
    }),
  };
}

/** What the kinds of ground are called. */
export function groundTexts(): Readonly<Record<Ground, string>> {
  return {
    clear: translate({
      id: 'site.journeyPlanner.clear',
      message: 'Clear',
      description: 'A choice of what lies on the ground',
    }),
    heavy: translate({
      id: 'site.journeyPlanner.heavy',
      message: 'Snow or swamp',
      description: 'A choice of what lies on the ground',
    }),
  };
}

/** How a leg is traveled. */
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
    air: translate({
      id: 'site.journeyPlanner.byAir',
      message: 'by skyship',
      description: 'How a leg of a journey is traveled',
    }),
  };
}

/** Why there is no way, and what would help. */
export function faultTexts(): Readonly<Record<JourneyFault, string>> {
  return {
    below: translate({
      id: 'site.journeyPlanner.below',
      message:
        'Nobody has measured a mile below ground. Plan to one of the mouths of the Underworld, and add the days down.',
      description: 'Why a journey cannot be planned',
    }),
    'no-river': translate({
      id: 'site.journeyPlanner.noRiver',
      message:
        'No river carries boats between them. Boats go on the Harrow, on the Cadrine, and on the Nine Days’ Water.',
      description: 'Why a journey cannot be planned',
    }),
    'no-road': translate({
      id: 'site.journeyPlanner.noRoad',
      message:
        'No road or track joins them. Allow ships, go straight across country, or take a skyship.',
      description: 'Why a journey cannot be planned',
    }),
    'no-sea': translate({
      id: 'site.journeyPlanner.noSea',
      message:
        'No charted passage joins them. Travel by land to a harbor, with ships allowed, or take a skyship.',
      description: 'Why a journey cannot be planned',
    }),
    'no-way': translate({
      id: 'site.journeyPlanner.noWay',
      message:
        'No charted road or passage joins them. Go straight across country, or take a skyship.',
      description: 'Why a journey cannot be planned',
    }),
    sea: translate({
      id: 'site.journeyPlanner.seaBetween',
      message:
        'Open water lies on the straight line between them. Allow ships, or take a skyship.',
      description: 'Why a journey cannot be planned',
    }),
    smoke: translate({
      id: 'site.journeyPlanner.smoke',
      message:
        'No skyship enters the Shroud. It lets you down at Vellana, 88 miles from Toros, and you go on with the carts.',
      description: 'Why a journey cannot be planned',
    }),
  };
}
