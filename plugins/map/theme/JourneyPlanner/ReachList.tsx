import Translate from '@docusaurus/Translate';
import {travel} from '../../../../world/travel';
import type {ReactNode} from 'react';
import {daysText, milesText} from '../../client/distanceTexts';
import {computeReach, type Ring} from '../../model/reach';
import type {Props} from './PlanResult';

function Places({places}: Pick<Ring, 'places'>): ReactNode {
  return places.length === 0 ? (
    <Translate
      id="site.journeyPlanner.reachNothing"
      description="Shown if no further place is reached in so many days">
      nowhere else
    </Translate>
  ) : (
    places.map(({name}) => name).join(', ')
  );
}

function RingLine({days, miles, places}: Ring): ReactNode {
  return (
    <li>
      {miles === undefined ? (
        <Translate
          id="site.journeyPlanner.reachDays"
          description="Begins the list of places that are reached in so many days"
          values={{days: daysText(days)}}>
          {'{days}: '}
        </Translate>
      ) : (
        <Translate
          id="site.journeyPlanner.reachMiles"
          description="Begins the list of places that are reached in so many days and miles"
          values={{days: daysText(days), miles: milesText(miles)}}>
          {'{days}, {miles}: '}
        </Translate>
      )}
      <Places places={places} />
    </li>
  );
}

/** The places within reach of the first stop, by days. */
export default function ReachList({data, state}: Props): ReactNode {
  const reach = computeReach(data.atlas, state.journey, data.lines);
  return reach === undefined ? (
    <p>{travel.messages.reachFrom}</p>
  ) : (
    <>
      <p>
        <Translate
          id="site.journeyPlanner.reachFrom"
          description="Title of the places that are reached from another one"
          values={{place: <strong>{reach.center.name}</strong>}}>
          {'Within reach of {place}:'}
        </Translate>
      </p>
      <ul>
        {reach.rings.map((ring) => (
          <RingLine key={ring.days} {...ring} />
        ))}
      </ul>
    </>
  );
}
