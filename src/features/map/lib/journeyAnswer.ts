import {planJourney, type Atlas} from './journey';
import type {Ground, Traveler} from './travel';

/** Where a journey begins and ends, by the ids of the places, and who or what travels. */
export type AskedJourney = {
  readonly from: string;
  readonly to: string;
  readonly by: Traveler;
};

/** What those at a table ask of a journey. */
export type JourneyAnswer = {
  readonly miles: number;
  readonly days: number;
  /** Days while snow lies on the roads, where that makes a difference. */
  readonly daysInSnow: number | undefined;
};

/** Answers how far and how long a journey is, as the planner does that the answer leads to; nothing where there is no way. */
export function answerJourney(
  atlas: Atlas,
  {from, to, by}: AskedJourney,
): JourneyAnswer | undefined {
  const planOn = (ground: Ground) =>
    planJourney(atlas, {stops: [from, to], by, way: 'charted', ground});
  const clear = planOn('clear');
  const heavy = planOn('heavy');
  if (!clear.ok) {
    return undefined;
  }
  return {
    miles: Math.round(clear.miles),
    days: clear.days,
    daysInSnow: heavy.ok && heavy.days !== clear.days ? heavy.days : undefined,
  };
}
