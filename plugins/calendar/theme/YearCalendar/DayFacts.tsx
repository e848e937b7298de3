import Translate, {translate} from '@docusaurus/Translate';
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
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import {grouped} from '../../../../src/shared/model/signed';

type Props = {
  readonly date: WorldDate;
  readonly today: WorldDate;
  readonly feasts: Sheet;
  readonly reckonings: Sheet;
};

function distanceText(days: number): string {
  if (days === 0) {
    return translate({
      id: 'site.yearCalendar.today',
      message: 'today',
      description: 'Ends the sentence about a day of the calendar',
    });
  }
  const values = {count: grouped(Math.abs(days))};
  return pluralForm(
    Math.abs(days),
    days > 0
      ? translate(
          {
            id: 'site.yearCalendar.after',
            message: '{count} day after today|{count} days after today',
            description: 'Ends the sentence about a day of the calendar',
          },
          values,
        )
      : translate(
          {
            id: 'site.yearCalendar.before',
            message: '{count} day before today|{count} days before today',
            description: 'Ends the sentence about a day of the calendar',
          },
          values,
        ),
  );
}

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
          fromToday: distanceText(countDays(today, date)),
        }}>
        {
          'Day {ofYear} of the year, {number} days after {first} 1, {fromToday}.'
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
          {'Feast: {feast}.'}
        </Translate>
      )}
    </p>
  );
}

export default function DayFacts(props: Props): ReactNode {
  const {date, reckonings} = props;
  return (
    <>
      <Place {...props} />
      <Sky {...props} />
      <p>
        <Translate
          id="site.yearCalendar.reckonings"
          description="Shown before the year in other reckonings">
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
