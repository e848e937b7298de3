import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {join, relative} from 'node:path';
import sharp, {type Sharp} from 'sharp';
import type {WorldMapTable} from '../model/worldMap';
import {mapFault} from './mapFault';

/** The extensions of the map source, in order of preference. */
const ENDINGS = ['svg', 'png', 'webp', 'jpg'] as const;

/** The color of tiles beyond the edge of the map: transparent. */
const NOTHING = {r: 0, g: 0, b: 0, alpha: 0};

type Source = {readonly siteDir: string; readonly file: string};

function draw(file: string): Sharp {
  return sharp(file, {limitInputPixels: false, density: 72});
}

async function cutTiles(
  {siteDir, file}: Source,
  {deepest}: WorldMapTable,
): Promise<void> {
  const folder = join(siteDir, 'static/maps/tiles');
  await rm(folder, {recursive: true, force: true});
  await draw(file)
    .resize(deepest.width)
    .ensureAlpha()
    .webp({quality: 80, effort: 4})
    .tile({size: 256, layout: 'google', background: NOTHING})
    .toFile(folder);
  // Deletes files of the tile generator that the site does not need.
  await rm(join(folder, 'blank.png'), {force: true});
  await rm(join(folder, '../vips-properties.xml'), {force: true});
}

/** Writes images of the whole map, for readers without script. */
async function writePictures(
  {siteDir, file}: Source,
  {picture: {name, widths}}: WorldMapTable,
): Promise<void> {
  for (const width of widths) {
    const path = join(siteDir, 'static', `${name}-${width}`);
    const picture = draw(file).resize(width);
    await picture.clone().webp({quality: 80}).toFile(`${path}.webp`);
    await picture.clone().avif({quality: 50, effort: 3}).toFile(`${path}.avif`);
  }
}

/** Finds the source of the map: the given file, or the file at its default path. */
function findSource(
  siteDir: string,
  {picture}: WorldMapTable,
  named?: string,
): string {
  const place = join(siteDir, 'static', picture.name);
  const files =
    named === undefined
      ? ENDINGS.map((ending) => `${place}.${ending}`)
      : [named];
  const found = files.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(
      `${named ?? `${relative(siteDir, place)}.*`}: found no file, expected an image of the map (${ENDINGS.join(', ')}).`,
    );
  }
  return found;
}

/**
 * Cuts the map into the tiles and images of the site.
 *
 * @param named the path of the source, if it is not at its default path in static/.
 * @returns a message about the files made.
 * @throws Error if there is no such file, or its proportions are not those of the map.
 */
export async function cutMap(
  siteDir: string,
  map: WorldMapTable,
  named?: string,
): Promise<string> {
  const file = findSource(siteDir, map, named);
  const fault = mapFault(await draw(file).metadata(), map);
  if (fault !== undefined) {
    throw new Error(`${file}: ${fault}`);
  }
  const source = {siteDir, file};
  await cutTiles(source, map);
  await writePictures(source, map);
  return `Cut ${relative(siteDir, file)} into tiles for ${map.deepest.zoom + 1} zoom levels and ${map.picture.widths.length * 2} images, in static/maps/.`;
}
