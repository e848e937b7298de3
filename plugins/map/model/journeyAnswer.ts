import {planJourney, type Atlas} from './journey';
import type {Ground, JourneyFault, Traveler} from './travel';

/** A question about a journey: the ids of its ends, and who travels. */
export type JourneyQuestion = {
  readonly from: string;
  readonly to: string;
  readonly by: Traveler;
};

/** The answer to a question about a journey: its distance and duration, or why there is no path. */
export type JourneyAnswer =
  | {
      readonly miles: number;
      readonly days: number;
      /** Days while snow lies on the roads, if that makes a difference. */
      readonly daysInSnow: number | undefined;
    }
  | {readonly fault: JourneyFault};

/** Answers a question about a journey with the results of the planner. */
export function answerJourney(
  atlas: Atlas,
  {from, to, by}: JourneyQuestion,
): JourneyAnswer {
  const describePlan = (ground: Ground) =>
    planJourney(atlas, {stops: [from, to], by, way: 'charted', ground});
  const clear = describePlan('clear');
  const heavy = describePlan('heavy');
  if (!clear.ok) {
    return {fault: clear.fault};
  }
  return {
    miles: Math.round(clear.miles),
    days: clear.days,
    daysInSnow: heavy.ok && heavy.days !== clear.days ? heavy.days : undefined,
  };
}
