import {calendar} from '../../../world/calendar';
import {
  markedYear,
  type MarkedDay,
  type MarkedMonth,
  type MoonMark,
} from '../../../src/features/calendar/lib/almanac';
import {
  parseDate,
  weekdayNames,
} from '../../../src/features/calendar/lib/calendar';
import {litPart, moonCycles} from '../../../src/features/calendar/lib/moons';
import {element, joined, type Markup} from '../markup';
import {sheetProp, type Props} from './part';

/** The view box of a moon, whose drawing is 20 units wide around the origin. */
const MOON_BOX = '-11 -11 22 22';

function moon({moon: name, color, phase}: MoonMark): Markup {
  return element(
    'svg',
    {
      viewBox: MOON_BOX,
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

function listWeeks(
  days: readonly MarkedDay[],
): readonly (readonly MarkedDay[])[] {
  const size = weekdayNames.length;
  return Array.from({length: Math.ceil(days.length / size)}, (_, week) =>
    days.slice(week * size, (week + 1) * size),
  );
}

function month({name, days}: MarkedMonth): Markup {
  const hasWeeks = days.length > weekdayNames.length;
  return element(
    'table',
    {class: 'month'},
    element('caption', {}, name),
    hasWeeks
      ? element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...weekdayNames.map((weekday) =>
              element(
                'th',
                {scope: 'col', 'aria-label': weekday},
                weekday.slice(0, 2),
              ),
            ),
          ),
        )
      : null,
    element(
      'tbody',
      {},
      ...listWeeks(days).map((week) => element('tr', {}, ...week.map(day))),
    ),
  );
}

/** A wall calendar of the current year, with moons and feasts. */
export function yearCalendar(props: Props): Markup {
  const [[today = ''] = []] = sheetProp(props).rows;
  const {year} = parseDate(today);
  return element(
    'figure',
    {class: 'year'},
    element('figcaption', {}, `The year ${year} ${calendar.era.sign}`),
    element(
      'p',
      {class: 'key'},
      ...moonCycles.flatMap(({name, color}, index) => [
        moon({moon: name, color, phase: 'new'}),
        ` ${name} new `,
        moon({moon: name, color, phase: 'full'}),
        ` ${name} full${index === moonCycles.length - 1 ? '; ' : ' '}`,
      ]),
      'feast days stand in a tint.',
    ),
    joined(markedYear(year, sheetProp(props, 'feasts')).map(month)),
  );
}
