import {translate} from '@docusaurus/Translate';
import {calendar} from '../../../../world/calendar';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLazyPart} from '../../../../src/shared/client/useLazyPart';
import {
  writeToAddress,
  useLinkedQuery,
} from '../../../../src/shared/client/useLinkedQuery';
import {useWholeNumbers} from '../../../../src/shared/client/useWholeNumbers';
import {readLinkedDay, linkedDay, markedYear} from '../../model/almanac';
import {
  addDays,
  countMonthDays,
  monthNames,
  mostDays,
  parseDate,
  type WorldDate,
} from '../../model/calendar';
import type {Sheet} from '../../../../src/shared/model/csv';
import Calculator from '../../../../src/shared/theme/Calculator';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import NumberFields from '../../../../src/shared/theme/Calculator/NumberFields';
import DayFacts from './DayFacts';

/** The maximum number of days that can be added. */
const MOST_LATER = 999_999;

type Props = {
  /** The CSV file with the current date; the build passes it in. */
  readonly sheet: Sheet;
  readonly feasts: Sheet;
  readonly reckonings: Sheet;
};

function loadView() {
  return import('./YearView');
}

type ViewProps = {readonly date: WorldDate; readonly feasts: Sheet};

/** The year of a day. It loads when readers come near it. */
function Year({date, feasts}: ViewProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useLazyPart(place, loadView);
  const YearView = view.state === 'ready' ? view.part.default : undefined;
  return (
    <div ref={place}>
      {YearView && (
        <YearView
          year={date.year}
          months={markedYear(date.year, feasts)}
          chosen={date}
        />
      )}
    </div>
  );
}

function labels() {
  return {
    day: translate({
      id: 'site.yearCalendar.day',
      message: 'Day',
      description: 'Label of a field',
    }),
    year: calendar.era.name,
    later: translate({
      id: 'site.yearCalendar.later',
      message: 'Days to add',
      description: 'Label of the field for how many days are added',
    }),
  };
}

/** The input fields of a day, and the resulting day. */
function useDay(first: WorldDate) {
  const [month, setMonth] = useState(first.month - 1);
  const {fields, values} = useWholeNumbers({
    day: {first: first.day, bounds: [1, mostDays]},
    year: {first: first.year, bounds: calendar.years},
    later: {first: 0, bounds: [-MOST_LATER, MOST_LATER]},
  });
  const start = values && {...values, month: month + 1};
  const exists =
    start !== undefined && start.day <= countMonthDays(start.year, start.month);
  return {
    fields,
    month,
    setMonth,
    date: exists ? addDays(start, start.later) : undefined,
  };
}

type ConverterProps = Props & {
  readonly today: WorldDate;
  readonly first: WorldDate;
};

type OutcomeProps = ConverterProps & {readonly date: WorldDate | undefined};

/** Shows the facts of a day, or says that the day does not exist. */
function Outcome({date, ...props}: OutcomeProps): ReactNode {
  return date === undefined ? (
    translate({
      id: 'site.yearCalendar.none',
      message: 'That date does not exist.',
      description: 'Shown if a month has fewer days',
    })
  ) : (
    <DayFacts {...props} date={date} />
  );
}

function Converter(props: ConverterProps): ReactNode {
  const {first, feasts} = props;
  const {fields, month, setMonth, date} = useDay(first);
  const link = date === undefined ? undefined : linkedDay(date);
  const isFirst = link === linkedDay(first);
  useEffect(() => {
    if (link !== undefined && !isFirst) {
      writeToAddress({date: link});
    }
  }, [link, isFirst]);
  return (
    <>
      <Calculator
        title={translate({
          id: 'site.yearCalendar.title',
          message: 'Find a day',
          description: 'Title of the converter of dates',
        })}
        result={<Outcome {...props} date={date} />}>
        <NumberFields fields={{day: fields.day}} labels={{day: labels().day}} />
        <ChoiceField
          label={translate({
            id: 'site.yearCalendar.month',
            message: 'Month',
            description: 'Label of a field',
          })}
          options={monthNames}
          chosen={month}
          choose={setMonth}
        />
        <NumberFields
          fields={{year: fields.year, later: fields.later}}
          labels={{year: labels().year, later: labels().later}}
        />
      </Calculator>
      <Year date={date ?? first} feasts={feasts} />
    </>
  );
}

/** Converts dates and shows their year. The address contains the day. */
export default function YearCalendar(props: Props): ReactNode {
  const today = parseDate(props.sheet.rows[0]?.[0] ?? '');
  const linked = readLinkedDay(useLinkedQuery().get('date') ?? '');
  const first = linked ?? today;
  return (
    <Converter key={linkedDay(first)} {...props} today={today} first={first} />
  );
}
