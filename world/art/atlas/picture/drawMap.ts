import sharp from 'sharp';
import type {Point} from '../../../../scripts/drawing/vector';
import type {Grid} from '../shape/grid';
import type {World} from '../shape/world';
import {paintBase} from './base';
import {distanceField} from './distanceField';
import {getGlyphs} from './glyphs';
import {
  borderPath,
  coastPath,
  distanceToLines,
  riverPath,
  roadLines,
  seaLines,
  waterLines,
} from './lines';
import {drawNames, type SetName} from './names';
import {frameLines, type Ornament} from './ornaments';
import {treeDefinitions} from './plants';
import type {Relief} from './relief';
import type {Room} from './room';
import {onSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {digits, element, group} from '../../../../scripts/drawing/svg';
import {drawTowns, type Town} from './towns';

/** The content and style of a map. */
export type MapPlan = {
  readonly world: World;
  readonly sheet: Sheet;
  readonly relief: Relief;
  readonly style: Style;
  /** The smallest flow of a stream that is shown. */
  readonly leastFlow: number;
  readonly ornaments: readonly Ornament[];
  /** The space that ornaments and names take, which glyphs leave free. */
  readonly room: Room;
  readonly towns: readonly Town[];
  /** The names of lands, seas and ranges. */
  readonly lands: readonly SetName[];
  /** The number of the province or crown at each cell, where their borders are drawn. */
  readonly divisions?: Grid;
  /** Drawn above the ground and below the names. */
  readonly overlay?: string;
};

/** Computes each cell's distance to the nearest river or road. */
function lineField({world, sheet, relief, leastFlow}: MapPlan) {
  const {width, height} = sheet.frame;
  const marked = new Set<number>();
  const lines = [
    ...world.rivers.filter(({flow}) => flow >= leastFlow),
    ...world.roads.filter(({kind}) => kind !== 'gallery'),
  ];
  for (const {line} of lines) {
    for (const place of line) {
      const [x, y] = onSheet(sheet, place);
      if (x >= 0 && y >= 0 && x < width && y < height) {
        marked.add(Math.floor(y) * width + Math.floor(x));
      }
    }
  }
  return distanceToLines(
    sheet,
    distanceField(relief.height, (cell) => marked.has(cell)),
  );
}

/** Returns the SVG definitions: clip paths and symbols. */
function definitions({sheet, style}: MapPlan, coast: string): string {
  const {width, height} = sheet.frame;
  const inner = {x: 33, y: 33, width: width - 66, height: height - 66};
  const stops = [
    {offset: 0, 'stop-color': '#ffdf9a', 'stop-opacity': 0.95},
    {offset: 0.25, 'stop-color': '#f0b45c', 'stop-opacity': 0.5},
    {offset: 1, 'stop-color': '#e08a30', 'stop-opacity': 0},
  ].map((stop) => element('stop', stop));
  return element(
    'defs',
    {},
    [
      treeDefinitions(style),
      element(
        'clipPath',
        {id: 'land'},
        element('path', {d: coast, 'clip-rule': 'evenodd'}),
      ),
      element('clipPath', {id: 'inside'}, element('rect', inner)),
      element('radialGradient', {id: 'lamp'}, stops.join('')),
    ].join(''),
  );
}

/** Draws the lines on the ground: water, coast, borders, roads. */
function groundLines(plan: MapPlan, coast: string): string {
  const {world, sheet, relief, style, leastFlow} = plan;
  const rivers = world.rivers.filter(({flow}) => flow >= leastFlow);
  return [
    waterLines(sheet, relief, style),
    group({'clip-path': 'url(#land)'}, [
      element('path', {
        d: riverPath(sheet, rivers),
        fill: style.water,
        stroke: style.water,
        'stroke-width': 0.35,
      }),
    ]),
    element('path', {
      d: coast,
      fill: 'none',
      stroke: style.lamps ? '#5d7f9d' : style.ink,
      'stroke-width': digits(1.3 * Math.sqrt(sheet.pen)),
      'stroke-linejoin': 'round',
    }),
    element('path', {
      d: borderPath(sheet, relief.owner),
      fill: 'none',
      stroke: style.border,
      'stroke-width': digits(1.6 * sheet.pen),
      'stroke-dasharray': '7 3.4 1.2 3.4',
      'stroke-linecap': 'round',
    }),
    seaLines(sheet, world.seaRoutes, style),
    roadLines(sheet, world.roads, style),
  ].join('');
}

/** Draws the borders of provinces or crowns over woods and hills, which would hide them. */
function divisionLines({sheet, style, divisions}: MapPlan): string {
  return divisions === undefined
    ? ''
    : element('path', {
        d: borderPath(sheet, divisions),
        fill: 'none',
        stroke: style.border,
        'stroke-width': digits(1.1 * sheet.pen),
        'stroke-dasharray': '1.5 4.5',
        'stroke-linecap': 'round',
      });
}

/** Draws the vector part of a map. */
function drawLines(plan: MapPlan): string {
  const {sheet, relief, style, ornaments, room, towns, lands} = plan;
  const {width, height} = sheet.frame;
  const coast = coastPath(sheet, relief);
  const toLines = lineField(plan);
  const glyphs = getGlyphs({sheet, relief, style, room, toLines});
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    [
      definitions(plan, coast),
      group({'clip-path': 'url(#inside)'}, [
        groundLines(plan, coast),
        glyphs,
        divisionLines(plan),
        plan.overlay ?? '',
        drawNames(lands, style),
        drawTowns(towns, sheet, style),
      ]),
      ...ornaments.map(({drawing}) => drawing),
      frameLines(sheet, style),
    ].join(''),
  );
}

/**
 * Renders a map at a number of pixels per unit: the painted ground is scaled up, the vector
 * drawing stays sharp.
 */
export async function drawMap(plan: MapPlan, zoom: number): Promise<Buffer> {
  const {world, sheet, relief, style} = plan;
  const smoke: Point = world.places.find(({id}) => id === 'toros')?.at ?? [
    0, 0,
  ];
  const base = paintBase({sheet, relief, style, smoke});
  const size = [base.width * zoom, base.height * zoom].map(Math.round);
  const [width, height] = size;
  const lines = await sharp(Buffer.from(drawLines(plan)), {
    density: 72 * zoom,
    limitInputPixels: false,
    unlimited: true,
  })
    .resize(width, height)
    .png({compressionLevel: 1})
    .toBuffer();
  const raw = {width: base.width, height: base.height, channels: 3} as const;
  const ground = await sharp(base.bytes, {raw})
    .resize(width, height, {kernel: 'lanczos3'})
    .raw()
    .toBuffer();
  return sharp(ground, {
    raw: {width: width ?? 1, height: height ?? 1, channels: 3},
  })
    .composite([{input: lines}])
    .png({compressionLevel: 3})
    .toBuffer();
}
