import sharp from 'sharp';
import {cartouche, frameLines} from '../picture/ornaments';
import type {Sheet} from '../picture/sheet';
import type {Style} from '../picture/styles';
import {element, getPath} from '../../../../scripts/drawing/svg';
import {CAVE_SIZE} from '../shape/caves';
import {getFrame} from '../shape/grid';
import {details, groundLine, hatching, listWalls} from './details';
import {hollowOut, paintGround, type Hollow} from './ground';
import {caveLettering, galleryLines, levelLines} from './lettering';

const sheet: Sheet = {
  id: 'underworld',
  frame: getFrame([0, 0], CAVE_SIZE, 1),
  pen: 1.4,
};

function drawLines(hollow: Hollow, style: Style): string {
  const [width, height] = CAVE_SIZE;
  const walls = listWalls(hollow);
  const title = {
    title: 'The Underworld',
    subtitle: 'cut through, from the mouths to the Quiet',
    at: [880, 652],
    size: 30,
  } as const;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    [
      element('path', {
        d: hatching(hollow, walls),
        stroke: style.ink,
        'stroke-width': 0.8,
        'stroke-opacity': 0.5,
      }),
      element('path', {
        d: walls.map((wall) => getPath(wall, true)).join(''),
        fill: 'none',
        stroke: style.ink,
        'stroke-width': 1.5,
        'stroke-linejoin': 'round',
      }),
      details(hollow, walls, style),
      levelLines(style),
      galleryLines(style),
      groundLine(style),
      caveLettering(style),
      cartouche(title, style).drawing,
      frameLines(sheet, style),
    ].join(''),
  );
}

/** Draws the Underworld as a cross-section, at a number of pixels per unit. */
export async function drawUnderworld(
  style: Style,
  zoom: number,
): Promise<Buffer> {
  const hollow = hollowOut();
  const {bytes, width, height} = paintGround(hollow);
  const size = {width: width * zoom, height: height * zoom};
  const lines = await sharp(Buffer.from(drawLines(hollow, style)), {
    density: 72 * zoom,
    unlimited: true,
  })
    .resize(size)
    .png({compressionLevel: 1})
    .toBuffer();
  const ground = await sharp(bytes, {raw: {width, height, channels: 3}})
    .resize({...size, kernel: 'lanczos3'})
    .png({compressionLevel: 1})
    .toBuffer();
  return sharp(ground)
    .composite([{input: lines}])
    .png()
    .toBuffer();
}
