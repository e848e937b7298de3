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
export type Town = {
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

/** The space and the lines around which names are placed. */
export type Surroundings = {
  readonly room: Room;
  /** The points of rivers on the sheet, which names avoid where they can. */
  readonly rivers: readonly Point[];
  /** Id of the territory whose places are named first. */
  readonly own?: string;
};

/** Counts the points of rivers in a box. */
export function countCrossings(
  [left, top, right, bottom]: Box,
  rivers: readonly Point[],
): number {
  return rivers.filter(
    ([x, y]) => x > left && x < right && y > top && y < bottom,
  ).length;
}

/** How far names stay from the edge of the sheet, in units. */
const RIM = 34;

/** Finds a free position for a name next to its place, which crosses rivers least: right, left, above, below, or in between. */
function findRoom(
  {place: {name}, at: [x, y]}: Pick<Town, 'place' | 'at'>,
  hand: Hand,
  {sheet, room, rivers}: Surroundings & {readonly sheet: Sheet},
): Lettering | undefined {
  const {width, height} = sheet.frame;
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
    [x + gap * 0.4, y - gap * 1.7, 'start'],
    [x + gap * 0.4, y + gap * 2.3, 'start'],
    [x - gap * 0.4, y - gap * 1.7, 'end'],
    [x - gap * 0.4, y + gap * 2.3, 'end'],
  ] as const;
  return stands
    .map((stand) => level(name, hand, stand))
    .filter(
      ({box}) =>
        room.isFree(box) &&
        box[0] > RIM &&
        box[1] > RIM &&
        box[2] < width - RIM &&
        box[3] < height - RIM,
    )
    .map((name) => ({name, crossings: countCrossings(name.box, rivers)}))
    .toSorted((a, b) => a.crossings - b.crossings)[0]?.name;
}

/** Places the names of places, the most important first; a name without room is left out. */
export function setTowns(
  places: readonly SitedPlace[],
  sheet: Sheet,
  surroundings: Surroundings,
): readonly Town[] {
  const {width, height} = sheet.frame;
  const {room, own} = surroundings;
  const rank = ({territory, kind}: SitedPlace): number =>
    ranks.indexOf(kind) + (own === undefined || territory === own ? 0 : 100);
  const shown = places
    .map((place) => ({place, at: onSheet(sheet, place.at)}))
    .filter(
      ({at: [x, y]}) =>
        x > RIM && y > RIM && x < width - RIM && y < height - RIM,
    )
    .toSorted((a, b) => rank(a.place) - rank(b.place));
  const reach = 5 * sheet.pen;
  for (const {at} of shown) {
    room.reserve([at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach]);
  }
  return shown.map((town) => {
    const name = findRoom(town, getHand(town.place, sheet), {
      ...surroundings,
      sheet,
    });
    if (name !== undefined) {
      room.reserve(name.box, 2.5);
    }
    return {...town, name};
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
