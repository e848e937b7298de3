import {mkdir, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {drawUnderworld} from './cave/caveMap';
import {regions, type Region} from './layout/regions';
import {makeClimate} from './picture/climate';
import {partyRoute, shroudRings, type Overlay} from './picture/overlays';
import {drawRegion} from './picture/regionMap';
import {takeRelief} from './picture/relief';
import {worldSheet, type Sheet} from './picture/sheet';
import {styles} from './picture/styles';
import {drawWorld, type Look} from './picture/worldMap';
import type {World} from './shape/world';

/** The folder of all downloads. */
const files = join(__dirname, '../../../static');

async function webp(
  picture: Buffer,
  name: string,
  [width, quality]: readonly [number, number],
): Promise<void> {
  const file = join(files, name);
  await mkdir(dirname(file), {recursive: true});
  await sharp(picture, {limitInputPixels: false})
    .resize(width)
    .webp({quality, effort: 5, smartSubsample: true})
    .toFile(file);
  console.log(name);
}

async function avif(picture: Buffer, name: string, width: number) {
  await sharp(picture, {limitInputPixels: false})
    .resize(width)
    .avif({quality: 50, effort: 3})
    .toFile(join(files, name));
  console.log(name);
}

/** The color of tiles beyond the edge of the world: transparent. */
const NOTHING = {r: 0, g: 0, b: 0, alpha: 0};

async function tiles(picture: Buffer, folder: string): Promise<void> {
  await sharp(picture, {limitInputPixels: false})
    .ensureAlpha()
    .webp({quality: 80, effort: 4})
    .tile({size: 256, layout: 'google', background: NOTHING})
    .toFile(join(files, folder));
  // Deletes the placeholder tile, which a map with an edge does not need, and the tile generator's
  // metadata.
  await rm(join(files, folder, 'blank.png'), {force: true});
  await rm(join(files, folder, '../vips-properties.xml'), {force: true});
  console.log(folder);
}

/** Writes the world map in each size that is needed. */
async function writePhysical(picture: Buffer): Promise<void> {
  await webp(picture, 'maps/orrameth.webp', [4800, 80]);
  await webp(picture, 'maps/orrameth-2400.webp', [2400, 80]);
  await webp(picture, 'maps/orrameth-1200.webp', [1200, 80]);
  await tiles(picture, 'maps/tiles');
  await avif(picture, 'maps/orrameth-1200.avif', 1200);
  await avif(picture, 'maps/orrameth-2400.avif', 2400);
}

/** Draws the world map in each style, and one with the route of the first campaign. */
export async function drawWorldMaps(world: World): Promise<void> {
  const climate = makeClimate();
  const relief = takeRelief({world, climate}, worldSheet);
  const draw = (look: Look): Promise<Buffer> =>
    drawWorld({world, relief}, look);
  await writePhysical(await draw({style: styles.physical, zoom: 2}));
  const overlay = partyRoute(world, worldSheet, styles.political);
  await webp(
    await draw({style: styles.political, zoom: 1, overlay}),
    'campaigns/return-of-the-gatewatcher/maps/s12-the-road-so-far.webp',
    [2400, 80],
  );
  for (const style of [styles.night, styles.political]) {
    const picture = await draw({style, zoom: 1});
    await webp(picture, `maps/orrameth-${style.id}.webp`, [2400, 80]);
  }
}

type Source = Parameters<typeof drawRegion>[0];

/** The map of the Shroud is that of Torosia with stronger rings. */
const SHROUDED = 'torosia';

/** Creates what draws the rings of the Shroud, as strong as a map needs them. */
function createRings(
  {world}: Source,
  strength: 'strong' | 'faint',
): (sheet: Sheet) => Overlay {
  return (sheet) =>
    shroudRings(world, sheet, {style: styles.physical, strength});
}

async function drawOneRegion(source: Source, region: Region): Promise<void> {
  const {physical: style} = styles;
  const picture = await drawRegion(source, region, {
    style,
    zoom: 1.5,
    ...(region.id === SHROUDED && {overlayOn: createRings(source, 'faint')}),
  });
  await webp(picture, `maps/regional/${region.id}.webp`, [1800, 80]);
}

async function drawShroud(source: Source, region: Region): Promise<void> {
  const title = {
    title: 'The Shroud',
    subtitle: 'ring by ring, as lamps are counted',
  };
  const picture = await drawRegion(
    source,
    {...region, ...title},
    {
      style: styles.physical,
      zoom: 1.5,
      overlayOn: createRings(source, 'strong'),
    },
  );
  await webp(
    picture,
    'campaigns/shroud-of-the-empire/maps/s01-the-shroud-ring-by-ring.webp',
    [1800, 80],
  );
}

/** Draws the Underworld, which has a map of its own kind. */
export async function drawUnderworldMap(): Promise<void> {
  const picture = await drawUnderworld(styles.physical, 1.5);
  await webp(picture, 'maps/regional/underworld.webp', [1800, 80]);
}

/** Draws the regional maps whose ids contain a word, and the Shroud with Torosia. */
export async function drawRegionMaps(
  world: World,
  words: readonly string[],
): Promise<void> {
  const source = {world, climate: makeClimate()};
  const wanted = regions.filter(
    ({id}) => words.length === 0 || words.includes(id),
  );
  for (const region of wanted) {
    await drawOneRegion(source, region);
    if (region.id === SHROUDED) {
      await drawShroud(source, region);
    }
  }
}
