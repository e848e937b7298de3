import type {Region} from '../layout/regions';
import {clamp} from '../../../../scripts/drawing/vector';
import type {World} from '../shape/world';
import type {Climate} from './climate';
import {drawMap} from './drawMap';
import {getWidth} from '../../../../scripts/drawing/lettering';
import {neighborNames} from './names';
import {cartouche, rose, scaleBar} from './ornaments';
import {takeRelief} from './relief';
import {regionSheet, type Sheet} from './sheet';
import type {Style} from './styles';

/** Width of a regional map in units. */
const UNITS = 1200;

/** Font size of its title in units. */
const TITLE = 30;

/** Moves a title away from the edges, so that its cartouche is complete. */
function onSheetWhole(
  {frame: {width, height}}: Sheet,
  {title, titleAt: [x, y]}: Region,
): readonly [number, number] {
  const letters = {face: 'display', size: TITLE, space: TITLE * 0.13} as const;
  const side = getWidth(title, letters) / 2 + TITLE + 60;
  return [
    clamp(x * width, side, width - side),
    clamp(y * height, 95, height - 95),
  ];
}

/** Returns the corner farthest from the title, for the compass rose. */
function opposite(
  {frame}: Sheet,
  [x, y]: Region['titleAt'],
): readonly [number, number] {
  const inset = 105;
  return [
    x < 0.5 ? frame.width - inset : inset,
    y < 0.5 ? frame.height - inset : inset + 20,
  ];
}

/** Draws a regional map, in more detail than the world map. */
export function drawRegion(
  {world, climate}: {readonly world: World; readonly climate: Climate},
  region: Region,
  {
    style,
    zoom,
    overlayOn,
  }: {
    readonly style: Style;
    readonly zoom: number;
    readonly overlayOn?: (sheet: Sheet) => string;
  },
): Promise<Buffer> {
  const sheet = regionSheet(region.id, region.corner, [...region.size, UNITS]);
  const relief = takeRelief({world, climate}, sheet);
  const {width, height} = sheet.frame;
  const [scaleX, scaleY] = region.scaleAt ?? [0.5, 1 - 74 / height];
  return drawMap(
    {
      world,
      sheet,
      relief,
      style,
      leastFlow: 12,
      overlay: overlayOn?.(sheet) ?? '',
      ornaments: [
        cartouche(
          {
            title: region.title,
            subtitle: region.subtitle,
            at: onSheetWhole(sheet, region),
            size: TITLE,
          },
          style,
        ),
        rose(opposite(sheet, region.titleAt), 52, style),
        scaleBar(sheet, [scaleX * width, scaleY * height], style),
      ],
      nameLands: (room) => neighborNames(region.id, sheet, {relief, room}),
    },
    zoom,
  );
}
