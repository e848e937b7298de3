import type {World} from '../shape/world';
import {kraken, serpent, ship, whale} from './afloat';
import {drawMap} from './drawMap';
import {worldNames} from './names';
import {cartouche, rose, scaleBar} from './ornaments';
import type {Relief} from './relief';
import {createRoom} from './room';
import {onSheet, worldSheet} from './sheet';
import type {Style} from './styles';
import {setTowns} from './towns';

/** The smallest flow of a stream that the world map shows. */
const LEAST_FLOW = 34;

/** Options of a world map. */
export type Look = {
  readonly style: Style;
  /** Pixels per unit of the sheet. */
  readonly zoom: number;
  /** Drawn above the ground and below the names. */
  readonly overlay?: string;
};

/** Draws the world map in a style. */
export function drawWorld(
  {world, relief}: {readonly world: World; readonly relief: Relief},
  {style, zoom, overlay = ''}: Look,
): Promise<Buffer> {
  const sheet = worldSheet;
  const room = createRoom();
  const ornaments = [
    cartouche(
      {
        title: 'Orrameth',
        subtitle: 'as the Almanac knows it, in the year 1127 of the Seal',
        at: [292, 1404],
        size: 37,
      },
      style,
    ),
    rose([2262, 1330], 78, style),
    scaleBar(sheet, [1180, 1424], style),
    ship([120, 760], 1, style),
    ship([1250, 1085], 1.15, style),
    ship([1560, 1120], -0.95, style),
    serpent([1270, 215], 0.8, style),
    kraken([2270, 600], 0.85, style),
    whale([1740, 930], 0.9, style),
  ];
  for (const {box} of ornaments) {
    room.reserve(box, 6);
  }
  const lands = worldNames(sheet, room);
  const towns = setTowns(
    world.places.filter(({territory}) => territory !== 'underworld'),
    sheet,
    {
      room,
      rivers: world.rivers
        .filter(({flow}) => flow >= LEAST_FLOW)
        .flatMap(({line}) => line.map((point) => onSheet(sheet, point))),
    },
  );
  return drawMap(
    {
      ...{world, sheet, relief, style, ornaments, overlay, room, lands, towns},
      leastFlow: LEAST_FLOW,
    },
    zoom,
  );
}
