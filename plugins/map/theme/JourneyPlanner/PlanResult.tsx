import Translate from '@docusaurus/Translate';
import {travel} from '../../../../world/travel';
import type {ReactNode} from 'react';
import {daysText, milesText} from '../../client/distanceTexts';
import {computeArrival} from '../../model/arrival';
import {formatDate} from '../../../calendar/model/calendar';
import {planJourney, type JourneyLeg, type Plan} from '../../model/journey';
import type {MapState} from '../../model/mapState';
import type {AtlasData} from './atlasData';
import SeasonNotes from './SeasonNotes';
import {meansTexts} from './texts';

export type Props = {
  readonly data: AtlasData;
  readonly state: MapState;
};

function Leg({leg, data}: {leg: JourneyLeg; data: AtlasData}): ReactNode {
  const getName = (id: string): string => data.atlas.places.get(id)?.name ?? id;
  return (
    <li>
      <Translate
        id="site.journeyPlanner.leg"
        description="A leg of a journey; days are rounded up"
        values={{
          from: getName(leg.from),
          to: getName(leg.to),
          means: meansTexts()[leg.means],
          miles: milesText(leg.miles),
          days: daysText(leg.days),
        }}>
        {'{from} to {to}, {means}: {miles}, {days}'}
      </Translate>
    </li>
  );
}

function NoWay({
  plan,
  data,
}: {
  readonly plan: Extract<Plan, {ok: false}>;
  readonly data: AtlasData;
}): ReactNode {
  const getName = (id: string): string => data.atlas.places.get(id)?.name ?? id;
  return (
    <p>
      <strong>
        <Translate
          id="site.journeyPlanner.noRoute"
          description="Shown if a journey cannot be planned"
          values={{from: getName(plan.from), to: getName(plan.to)}}>
          {'There is no route from {from} to {to}.'}
        </Translate>
      </strong>{' '}
      {travel.messages[plan.fault]}
    </p>
  );
}

/** The planned journey: miles, days, the day of arrival, and each leg. */
export default function PlanResult({data, state}: Props): ReactNode {
  const {journey, start} = state;
  if (journey.stops.length < 2) {
    return (
      <p>
        <Translate
          id="site.journeyPlanner.choose"
          description="Shown in the planner before two places are chosen">
          Choose a start and a destination.
        </Translate>
      </p>
    );
  }
  const plan = planJourney(data.atlas, journey);
  if (!plan.ok) {
    return <NoWay {...{plan, data}} />;
  }
  return (
    <>
      <p>
        <Translate
          id="site.journeyPlanner.sum"
          description="Total distance and time of a journey"
          values={{
            miles: <strong>{milesText(plan.miles)}</strong>,
            days: <strong>{daysText(plan.days)}</strong>,
            date: (
              <strong>{formatDate(computeArrival(start, plan.days))}</strong>
            ),
          }}>
          {'{miles}, {days}. You arrive on {date}.'}
        </Translate>
      </p>
      <ol>
        {plan.legs.map((leg) => (
          <Leg key={`${leg.from} ${leg.to}`} {...{leg, data}} />
        ))}
      </ol>
      <SeasonNotes {...{plan, start}} isClear={journey.ground === 'clear'} />
    </>
  );
}
