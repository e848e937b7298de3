import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {map} from '../../world/map';
import sharp, {type Sharp} from 'sharp';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {mapFault} from './mapFault';

/** The default source file. */
const SOURCE = 'world/art/map.svg';

/** The color of tiles beyond the edge of the map: transparent. */
const NOTHING = {r: 0, g: 0, b: 0, alpha: 0};

function draw(source: string): Sharp {
  return sharp(source, {limitInputPixels: false, density: 72});
}

/** Cuts the tiles of the interactive map. */
async function cutTiles(source: string): Promise<void> {
  const folder = join('static', 'maps', 'tiles');
  await rm(folder, {recursive: true, force: true});
  await draw(source)
    .resize(map.deepest.width)
    .ensureAlpha()
    .webp({quality: 80, effort: 4})
    .tile({size: 256, layout: 'google', background: NOTHING})
    .toFile(folder);
  // Deletes files of the tile generator that the site does not need.
  await rm(join(folder, 'blank.png'), {force: true});
  await rm(join('static', 'maps', 'vips-properties.xml'), {force: true});
}

/** Writes images of the whole map, for readers without script. */
async function writePictures(source: string): Promise<void> {
  for (const width of map.picture.widths) {
    const file = join('static', `${map.picture.name}-${width}`);
    const picture = draw(source).resize(width);
    await picture.clone().webp({quality: 80}).toFile(`${file}.webp`);
    await picture.clone().avif({quality: 50, effort: 3}).toFile(`${file}.avif`);
  }
}

async function main(): Promise<void> {
  const {positionals} = readArguments({
    usage: `npm run cut-map [-- my-map.png]; by default it cuts ${SOURCE}.`,
    count: [0, 1],
  });
  const [source = SOURCE] = positionals;
  if (!existsSync(source)) {
    throw new Error(
      `${source}: found no file, expected an image of the map. Name another file: npm run cut-map -- my-map.png`,
    );
  }
  const fault = mapFault(await draw(source).metadata(), map);
  if (fault !== undefined) {
    throw new Error(`${source}: ${fault}`);
  }
  await cutTiles(source);
  await writePictures(source);
  console.log(
    `Cut ${source} into tiles of ${map.deepest.zoom + 1} zoom levels and ${map.picture.widths.length * 2} images, below static/maps/.`,
  );
}

void startCommand('cut-map', main);
