import {
  markedYear,
  type MarkedDay,
  type MarkedMonth,
  type MoonMark,
} from '../model/almanac';
import {parseDate, weekdayNames} from '../model/calendar';
import {litPart, moonCycles} from '../model/moons';
import {calendar} from '../../../world/calendar';
import {element, type Markup} from '../../press/markup';
import {
  sheetProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';
import {dataTable} from '../../tables/build/print';

/** A moon in a drawing that is 20 units wide and centered on the origin. */
function moon({moon: name, color, phase}: MoonMark): Markup {
  return element(
    'svg',
    {
      viewBox: '-11 -11 22 22',
      class: 'moon',
      style: `--named: ${color}`,
      role: 'img',
      'aria-label': `${name} ${phase}`,
    },
    phase === 'full'
      ? element('path', {d: litPart(0.5), class: 'lit'})
      : element('circle', {r: 9, class: 'unlit'}),
  );
}

function day({date, moons, feast}: MarkedDay): Markup {
  return element(
    'td',
    {class: feast === undefined ? undefined : 'feast'},
    String(date.day),
    ...moons.map(moon),
  );
}

function month({name, days}: MarkedMonth): Markup {
  const size = weekdayNames.length;
  const weeks = Array.from({length: Math.ceil(days.length / size)}, (_, week) =>
    days.slice(week * size, (week + 1) * size),
  );
  const heads = weekdayNames.map((weekday) =>
    element('th', {scope: 'col', 'aria-label': weekday}, weekday.slice(0, 2)),
  );
  return element(
    'table',
    {class: 'month'},
    element('caption', {}, name),
    weeks.length > 1 ? element('thead', {}, element('tr', {}, ...heads)) : null,
    element(
      'tbody',
      {},
      ...weeks.map((week) => element('tr', {}, ...week.map(day))),
    ),
  );
}

/** A wall calendar of the current year, with moons and feasts. */
function yearCalendar(props: Props): Markup {
  const {year} = parseDate(sheetProp(props).rows[0]?.[0] ?? '');
  const key = moonCycles.flatMap(({name, color}, index) => [
    moon({moon: name, color, phase: 'new'}),
    ` ${name} new `,
    moon({moon: name, color, phase: 'full'}),
    ` ${name} full${index === moonCycles.length - 1 ? '; ' : ' '}`,
  ]);
  return element(
    'figure',
    {class: 'year'},
    element('figcaption', {}, `The year ${year} ${calendar.era.sign}`),
    element('p', {class: 'key'}, ...key, 'feast days stand in a tint.'),
    ...markedYear(year, sheetProp(props, 'feasts')).map(month),
  );
}

export const print: PrintedComponents = {
  TimeLine: dataTable,
  YearCalendar: yearCalendar,
};
