import type {World} from '../shape/world';
import {serpent, ship} from './afloat';
import {drawMap} from './drawMap';
import {worldNames} from './names';
import {cartouche, rose, scaleBar} from './ornaments';
import type {Relief} from './relief';
import {worldSheet} from './sheet';
import type {Style} from './styles';

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
  return drawMap(
    {
      world,
      sheet,
      relief,
      style,
      leastFlow: 34,
      ornaments: [
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
        serpent([2270, 600], 0.85, style),
        serpent([1740, 930], 0.85, style),
      ],
      overlay,
      nameLands: (room) => worldNames(sheet, room),
    },
    zoom,
  );
}
