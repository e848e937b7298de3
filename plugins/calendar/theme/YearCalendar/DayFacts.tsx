import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  countDays,
  findFeast,
  listReckonings,
  formatYear,
} from '../../model/almanac';
import {
  dayNumber,
  getDayOfYear,
  formatDate,
  formatDay,
  getWeekday,
  type WorldDate,
} from '../../model/calendar';
import type {Sheet} from '../../../../src/shared/model/csv';
import {moonCycles, getPhaseOnDate} from '../../model/moons';
import {grouped, signed} from '../../../../src/shared/model/signed';

type Props = {
  readonly date: WorldDate;
  readonly today: WorldDate;
  readonly feasts: Sheet;
  readonly reckonings: Sheet;
};

function Place({date, today}: Props): ReactNode {
  const weekday = getWeekday(date);
  return (
    <p>
      <strong>{formatDate(date)}</strong>
      {weekday !== undefined && `, ${weekday}`}
      {'. '}
      <Translate
        id="site.yearCalendar.place"
        description="Where a day stands in its year and from other days"
        values={{
          ofYear: getDayOfYear(date),
          number: grouped(dayNumber(date)),
          first: formatDay({year: 1, month: 1, day: 1}),
          fromToday: signed(countDays(today, date)),
        }}>
        {
          'Day {ofYear} of the year, {number} days after {first} 1, {fromToday} days from today.'
        }
      </Translate>
    </p>
  );
}

function Sky({date, feasts}: Props): ReactNode {
  const feast = findFeast(feasts, date);
  return (
    <p>
      {moonCycles
        .map((cycle) => `${cycle.name} ${getPhaseOnDate(cycle, date)}`)
        .join(', ')}
      {'. '}
      {feast !== undefined && (
        <Translate
          id="site.yearCalendar.feast"
          description="The feast that is kept on a day"
          values={{feast}}>
          {'The feast of {feast}.'}
        </Translate>
      )}
    </p>
  );
}

/** Facts about a day. */
export default function DayFacts(props: Props): ReactNode {
  const {date, reckonings} = props;
  return (
    <>
      <Place {...props} />
      <Sky {...props} />
      <p>
        <Translate
          id="site.yearCalendar.reckonings"
          description="Said before the year in other reckonings">
          The year elsewhere:
        </Translate>{' '}
        {listReckonings(reckonings)
          .map((each) => `${each.people} ${formatYear(each, date.year)}`)
          .join('; ')}
        {'.'}
      </p>
    </>
  );
}
