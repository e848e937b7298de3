import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useKeptSheet} from '../../../../src/shared/client/useAdoptedSheet';
import type {MarkedDay, MarkedMonth, MoonMark} from '../../model/almanac';
import {dayNumber, weekdayNames, type WorldDate} from '../../model/calendar';
import {moonCycles} from '../../model/moons';
import {shortNames} from '../../model/shortNames';
import css from './yearView.lazy.css';

type Props = {
  readonly year: number;
  readonly months: readonly MarkedMonth[];
  readonly chosen: WorldDate;
};

function Moon({moon, color, phase}: MoonMark): ReactNode {
  const name = `${moon} ${phase}`;
  return (
    <span
      className="yearMoon"
      role="img"
      aria-label={name}
      title={name}
      data-moon-color={color}
      data-phase={phase}
    />
  );
}

type DayProps = {readonly day: MarkedDay; readonly isChosen: boolean};

function Day({day: {date, moons, feast}, isChosen}: DayProps): ReactNode {
  return (
    <td aria-current={isChosen ? 'date' : undefined} title={feast}>
      <span className={feast === undefined ? undefined : 'yearFeast'}>
        {date.day}
      </span>
      {moons.map((mark) => (
        <Moon key={mark.moon} {...mark} />
      ))}
    </td>
  );
}

function listWeeks(
  days: readonly MarkedDay[],
): readonly (readonly MarkedDay[])[] {
  const count = Math.ceil(days.length / weekdayNames.length);
  return Array.from({length: count}, (_, week) =>
    days.slice(week * weekdayNames.length, (week + 1) * weekdayNames.length),
  );
}

function Weekdays(): ReactNode {
  return (
    <thead>
      <tr>
        {weekdayNames.map((name, index) => (
          <th key={name} scope="col" abbr={name} title={name}>
            {shortNames(weekdayNames)[index]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Month({
  month: {name, days},
  chosen,
}: {
  readonly month: MarkedMonth;
  readonly chosen: WorldDate;
}): ReactNode {
  const inWeeks = days.length > weekdayNames.length;
  return (
    <table className="yearMonth">
      <caption>{name}</caption>
      {inWeeks && <Weekdays />}
      <tbody>
        {listWeeks(days).map((week, index) => (
          <tr key={index}>
            {week.map((day) => (
              <Day
                key={day.date.day}
                day={day}
                isChosen={dayNumber(day.date) === dayNumber(chosen)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Legend(): ReactNode {
  return (
    <p className="yearLegend">
      <Translate
        id="site.yearCalendar.legend"
        description="What the signs of the year view mean"
        values={{
          moons: moonCycles
            .map(({name, color}) => `${color} for ${name}`)
            .join(' and '),
        }}>
        {
          'Rings are new moons and disks are full moons: {moons}. Bold, underlined days are feasts.'
        }
      </Translate>
    </p>
  );
}

/** A year at a glance: its months and closing days, with moons and feasts. */
export default function YearView({year, months, chosen}: Props): ReactNode {
  useKeptSheet(css);
  return (
    <div
      className="yearView"
      role="group"
      aria-label={translate(
        {
          id: 'site.yearCalendar.view',
          message: 'The year {year}',
          description: 'Name of the view of a year',
        },
        {year},
      )}>
      {months.map((month) => (
        <Month key={month.name} month={month} chosen={chosen} />
      ))}
      <Legend />
    </div>
  );
}
