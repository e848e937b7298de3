import Translate from '@docusaurus/Translate';
import {travel} from '../../../../world/travel';
import type {ReactNode} from 'react';
import type {Plan} from '../../model/journey';
import {meetsSnow, isOutOfSeason} from '../../model/season';
import {formatDate, type WorldDate} from '../../../calendar/model/calendar';

type Props = {
  readonly plan: Plan;
  readonly start: WorldDate;
  /** Whether clear ground was chosen. */
  readonly isClear: boolean;
};

/** Seasonal warnings about a journey: snow on the roads, and routes out of season. */
export default function SeasonNotes({plan, start, isClear}: Props): ReactNode {
  return (
    <>
      {isClear && meetsSnow(plan, start) && <p>{travel.messages.snow}</p>}
      {isOutOfSeason(plan, start).map(({name, season, on}) => (
        <p key={name}>
          <Translate
            id="site.journeyPlanner.outOfSeason"
            description="Shown if a route of ships is sailed out of its season"
            values={{name, season, date: formatDate(on)}}>
            {
              '{name} is out of season on {date}; its season is {season}. Wait 1 to 3 days for wind, pay double fare, and roll on the winds table each day.'
            }
          </Translate>
        </p>
      ))}
    </>
  );
}
