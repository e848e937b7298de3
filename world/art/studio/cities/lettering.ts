import {
  getWidth,
  level,
  type Hand,
} from '../../../../scripts/drawing/lettering';
import {digits, element} from '../../../../scripts/drawing/svg';
import type {Point} from '../../../../scripts/drawing/vector';
import {SIZE, type CityPlan} from './cityPlan';
import type {CityLook} from './looks';

/** Type sizes of the plan, which stay above eight points across a page. */
const TYPE = {
  title: {face: 'display', size: 56},
  subtitle: {face: 'italic', size: 24},
  key: {face: 'text', size: 25},
  number: {face: 'text', size: 22},
  quarter: {face: 'display', size: 27, space: 1.5},
  name: {face: 'italic', size: 24},
} as const satisfies Readonly<Record<string, Hand>>;

/** Where text is aligned, its color, and that of its halo, if it has one. */
type Inking = {
  readonly at: Parameters<typeof level>[2];
  readonly fill: string;
  readonly halo?: string;
};

/** Text as an outline, with a halo that keeps it legible over houses. */
export function write(
  text: string,
  hand: Hand,
  {at, fill, halo}: Inking,
): string {
  const {path} = level(text, hand, at);
  return element('path', {
    d: path,
    fill,
    ...(halo !== undefined && {
      stroke: halo,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  });
}

/** Writes the names of quarters, waters and roads. */
export function drawNames(
  {quarters, names}: Pick<CityPlan, 'quarters' | 'names'>,
  look: CityLook,
): string {
  const wards = quarters.flatMap(({name, labelAt}) =>
    name === undefined || labelAt === undefined
      ? []
      : [
          write(name, TYPE.quarter, {
            at: [...labelAt, 'middle'],
            fill: look.name,
            halo: look.halo,
          }),
        ],
  );
  const others = names.map(({text, at}) =>
    write(text, TYPE.name, {
      at: [...at, 'middle'],
      fill: look.waterName,
      halo: look.halo,
    }),
  );
  return [...wards, ...others].join('');
}

/** Draws the number of a keyed place. */
export function drawNumber(
  [x, y]: Point,
  number: number,
  look: CityLook,
): string {
  return (
    element('circle', {
      cx: digits(x),
      cy: digits(y),
      r: 18,
      fill: look.accent,
      stroke: look.halo,
      'stroke-width': 3,
    }) +
    write(String(number), TYPE.number, {
      at: [x, y + 8, 'middle'],
      fill: look.halo,
    })
  );
}

/** An arrow to the north, at the corner of the plan. */
export function drawNorth({look: kind}: CityPlan, look: CityLook): string {
  const [x, y] = [SIZE.map - 52, SIZE.height - 60];
  return kind === 'cave'
    ? ''
    : element('path', {
        d: `M${x} ${y - 46}l13 56-13-9-13 9z`,
        fill: look.accent,
      }) +
        write('N', TYPE.number, {
          at: [x, y + 36, 'middle'],
          fill: look.accent,
          halo: look.halo,
        });
}

/** The widest that a title may be on its board, in units. */
const TITLE_WIDTH = SIZE.width - SIZE.map - 50;

/** The title's type, smaller where its words are too wide for the board. */
function fitTitle(title: string): Hand {
  const share = TITLE_WIDTH / getWidth(title, TYPE.title);
  return {...TYPE.title, size: TYPE.title.size * Math.min(1, share)};
}

/** The distance between two places of the key: usual, and where bridges follow below. */
export const KEY_STEP = {wide: 70, close: 48} as const;

/** The board on the right: the name of the city, and the key to its places. */
export function drawKey(
  {city, subtitle, places}: Pick<CityPlan, 'city' | 'subtitle' | 'places'>,
  look: CityLook,
  step: number = KEY_STEP.wide,
): string {
  const left = SIZE.map + 32;
  const middle = (SIZE.map + SIZE.width) / 2;
  return [
    element('rect', {
      x: SIZE.map,
      y: 0,
      width: SIZE.width - SIZE.map,
      height: SIZE.height,
      fill: look.board,
    }),
    element('path', {
      d: `M${SIZE.map} 0V${SIZE.height}`,
      stroke: look.accent,
      'stroke-width': 5,
    }),
    write(city, fitTitle(city), {
      at: [middle, 116, 'middle'],
      fill: look.accent,
    }),
    write(subtitle, TYPE.subtitle, {
      at: [middle, 160, 'middle'],
      fill: look.boardInk,
    }),
    ...places.flatMap(({name}, index) => {
      const y = 180 + KEY_STEP.wide + index * step;
      return [
        drawNumber([left + 16, y], index + 1, look),
        write(name, TYPE.key, {
          at: [left + 48, y + 9, 'start'],
          fill: look.boardInk,
        }),
      ];
    }),
  ].join('');
}
