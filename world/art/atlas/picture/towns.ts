import type {Box, Point} from '../../../../scripts/drawing/vector';
import type {SitedPlace} from '../shape/siting';
import {
  level,
  type Hand,
  type Lettering,
} from '../../../../scripts/drawing/lettering';
import type {Room} from './room';
import {onSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {digits, element} from '../../../../scripts/drawing/svg';

/** A place, and its name if there was room for it. */
type Town = {
  readonly place: SitedPlace;
  readonly at: Point;
  readonly name: Lettering | undefined;
};

const ranks: readonly SitedPlace['kind'][] = [
  'seat',
  'gate',
  'port',
  'town',
  'ruin',
  'site',
  'mouth',
];

function getHand({kind}: SitedPlace, {pen}: Sheet): Hand {
  if (kind === 'seat') {
    return {face: 'text', size: 13.5 * pen};
  }
  const plain = kind === 'town' || kind === 'port';
  return {face: plain ? 'text' : 'italic', size: 10.2 * pen};
}

/** Finds a free position for a name next to its place: right, left, above, below, or in between. */
function findRoom(
  {name}: SitedPlace,
  [x, y]: Point,
  {hand, room, within}: {hand: Hand; room: Room; within: Box},
): Lettering | undefined {
  const gap = hand.size * 0.72;
  const low = hand.size * 0.33;
  const stands = [
    [x + gap, y + low, 'start'],
    [x - gap, y + low, 'end'],
    [x, y - gap, 'middle'],
    [x, y + gap + low * 2, 'middle'],
    [x + gap * 0.8, y - gap * 0.5, 'start'],
    [x + gap * 0.8, y + gap * 1.1, 'start'],
    [x - gap * 0.8, y - gap * 0.5, 'end'],
    [x - gap * 0.8, y + gap * 1.1, 'end'],
  ] as const;
  return stands
    .map((stand) => level(name, hand, stand))
    .find(
      ({box}) =>
        room.isFree(box) &&
        box[0] > within[0] &&
        box[1] > within[1] &&
        box[2] < within[2] &&
        box[3] < within[3],
    );
}

/** Places the names of places, the most important first; a name without room is left out. */
export function setTowns(
  places: readonly SitedPlace[],
  sheet: Sheet,
  room: Room,
): readonly Town[] {
  const {width, height} = sheet.frame;
  const rim = 34;
  const within: Box = [rim, rim, width - rim, height - rim];
  const shown = places
    .map((place) => ({place, at: onSheet(sheet, place.at)}))
    .filter(
      ({at: [x, y]}) =>
        x > rim && y > rim && x < width - rim && y < height - rim,
    )
    .toSorted(
      (a, b) => ranks.indexOf(a.place.kind) - ranks.indexOf(b.place.kind),
    );
  const reach = 5 * sheet.pen;
  for (const {at} of shown) {
    room.reserve([at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach]);
  }
  return shown.map(({place, at}) => {
    const name = findRoom(place, at, {
      hand: getHand(place, sheet),
      room,
      within,
    });
    if (name !== undefined) {
      room.reserve(name.box, 2.5);
    }
    return {place, at, name};
  });
}

const castle = 'M-6.5 4v-7h2v-3h2.4v3h1v-5.5h2.2v5.5h1v-3h2.4v3h2v7Z';

type SignOf = (style: Style) => string;

const outlined = ({ink}: Style) => ({stroke: ink, 'stroke-width': 1});

const seat: SignOf = (style) =>
  [
    element('path', {d: castle, fill: style.board, ...outlined(style)}),
    element('path', {
      d: 'M-.2 -8.5v-4l4 1.3l-4 1.3',
      fill: style.accent,
      ...outlined(style),
    }),
  ].join('');

const gate: SignOf = (style) =>
  element('path', {
    d: 'M-3.6 4V-1.6A3.6 3.6 0 0 1 3.6 -1.6V4H1.5V-1.2A1.5 1.5 0 0 0 -1.5 -1.2V4Z',
    fill: style.accent,
    ...outlined(style),
    'stroke-width': 0.7,
  });

const ruin: SignOf = (style) =>
  element('path', {
    d: 'M0 -4.5l1.3 3.2l3.3 .2l-2.6 2.1l.9 3.3l-2.9 -1.8l-2.9 1.8l.9 -3.3l-2.6 -2.1l3.3 -.2Z',
    fill: style.accent,
    ...outlined(style),
    'stroke-width': 0.6,
  });

const mouth: SignOf = (style) =>
  element('path', {
    d: 'M-4 3A4 5 0 0 1 4 3Z',
    fill: style.ink,
    stroke: style.board,
    'stroke-width': 0.8,
  });

/** Draws a ring around a dot, which distinguishes ports by color. */
function ring(style: Style, dot: string): string {
  return [
    element('circle', {r: 3.1, fill: style.board, ...outlined(style)}),
    element('circle', {r: 1.1, fill: dot}),
  ].join('');
}

/** Functions that draw the symbol of each kind of place, centered. */
const signOf: Readonly<Record<SitedPlace['kind'], SignOf>> = {
  seat,
  gate,
  ruin,
  site: ruin,
  mouth,
  port: (style) => ring(style, style.accent),
  town: (style) => ring(style, style.ink),
};

function glow([x, y]: Point, reach: number): string {
  return element('circle', {
    cx: digits(x),
    cy: digits(y),
    r: digits(reach),
    fill: 'url(#lamp)',
  });
}

/** Draws places and their names. */
export function drawTowns(
  towns: readonly Town[],
  sheet: Sheet,
  style: Style,
): string {
  const lamps = style.lamps
    ? towns.map(({place, at}) =>
        glow(at, (place.kind === 'seat' ? 24 : 13) * sheet.pen),
      )
    : [];
  const signs = towns.map(({place, at: [x, y]}) =>
    element(
      'g',
      {
        transform: `translate(${digits(x)} ${digits(y)}) scale(${digits(sheet.pen)})`,
      },
      signOf[place.kind](style),
    ),
  );
  const names = towns.map(({name}) =>
    name === undefined ? '' : haloed(name, style.townName, style.halo),
  );
  return [...lamps, ...signs, ...names].join('');
}

/** Draws text with a halo. */
export function haloed({path}: Lettering, color: string, halo: string): string {
  return [
    element('path', {
      d: path,
      fill: 'none',
      stroke: halo,
      'stroke-width': 3.2,
      'stroke-opacity': 0.8,
      'stroke-linejoin': 'round',
    }),
    element('path', {d: path, fill: color}),
  ].join('');
}
