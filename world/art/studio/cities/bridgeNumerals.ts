import {getWidth, type Hand} from '../../../../scripts/drawing/lettering';
import {digits, element} from '../../../../scripts/drawing/svg';
import type {Point} from '../../../../scripts/drawing/vector';
import {SIZE, type Bridge, type CityPlan} from './cityPlan';
import {write} from './lettering';
import type {CityLook} from './looks';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

const NUMERAL: Hand = {face: 'text', size: 20};
const TITLE: Hand = {face: 'display', size: 30};
const NAME: Hand = {face: 'text', size: 22};

/** The key to bridges on the board, in two columns, in units. */
const KEY = {
  titleAt: 756,
  top: 800,
  step: 40,
  rows: 5,
  left: 32,
  column: 204,
} as const;

/** The plate of a numeral, and how far it is wider than its letters, in units. */
const PLATE = {height: 28, margin: 12, round: 6} as const;

/** A bridge of the key: its name, its numeral, and the middle of its mark. */
type NumberedBridge = {
  readonly name: string;
  readonly numeral: string;
  readonly markAt: Point;
};

/** Lists the bridges that have a name and a place for their numeral, in order. */
export function listNumberedBridges(
  bridges: readonly Bridge[],
): readonly NumberedBridge[] {
  return bridges
    .flatMap(({name, markAt}) =>
      name === undefined || markAt === undefined ? [] : [{name, markAt}],
    )
    .map((bridge, index) => ({...bridge, numeral: NUMERALS[index] ?? ''}));
}

/** Draws a bridge's numeral on a plate, unlike the round numbers of places. */
function drawNumeral([x, y]: Point, numeral: string, look: CityLook): string {
  const width = Math.max(
    PLATE.height,
    getWidth(numeral, NUMERAL) + PLATE.margin,
  );
  return (
    element('rect', {
      x: digits(x - width / 2),
      y: digits(y - PLATE.height / 2),
      width: digits(width),
      height: PLATE.height,
      rx: PLATE.round,
      fill: look.waterName,
      stroke: look.halo,
      'stroke-width': 3,
    }) + write(numeral, NUMERAL, {at: [x, y + 7, 'middle'], fill: look.halo})
  );
}

/** Draws the numerals of all numbered bridges. */
export function drawNumerals(
  {bridges}: Pick<CityPlan, 'bridges'>,
  look: CityLook,
): string {
  return listNumberedBridges(bridges)
    .map(({markAt, numeral}) => drawNumeral(markAt, numeral, look))
    .join('');
}

/** Writes the names of numbered bridges on the board, below the key to the places. */
export function drawBridgeKey(
  {bridges}: Pick<CityPlan, 'bridges'>,
  look: CityLook,
): string {
  const numbered = listNumberedBridges(bridges);
  const rows = numbered.map(({name, numeral}, index) => {
    const x = SIZE.map + KEY.left + Math.floor(index / KEY.rows) * KEY.column;
    const y = KEY.top + (index % KEY.rows) * KEY.step;
    return (
      drawNumeral([x + 16, y], numeral, look) +
      write(name, NAME, {at: [x + 50, y + 8, 'start'], fill: look.boardInk})
    );
  });
  return numbered.length === 0
    ? ''
    : write('Bridges', TITLE, {
        at: [(SIZE.map + SIZE.width) / 2, KEY.titleAt, 'middle'],
        fill: look.accent,
      }) + rows.join('');
}
