import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {readArguments} from '../../../scripts/command/readArguments';
import {startCommand} from '../../../scripts/command/startCommand';
import {armsPictures} from './arms/armsPictures';
import {bannerPictures} from './arms/banners/bannerPictures';
import {blank, finish, write} from './canvas';
import {cityPictures} from './cities/cityPictures';
import {handoutPictures} from './handouts/handoutPictures';
import {handPictures} from './hands/handPictures';
import {iconPictures} from './icons/iconPictures';
import {random} from './noise';
import {pictureList} from './pictureList';
import {platePictures} from './plates/platePictures';
import {portraitPictures} from './portraits/portraitPictures';
import {firstLadder} from './scenes/firstLadder';
import {gateAjar} from './scenes/gateAjar';
import {greenSails} from './scenes/greenSails';
import {longBridge} from './scenes/longBridge';
import type {Scene} from './scenes/scene';
import {sixLatches} from './scenes/sixLatches';
import {stairInTheIce} from './scenes/stairInTheIce';
import {twoLamps} from './scenes/twoLamps';
import {sitePictures} from './sites/sitePictures';
import type {StudioPicture} from './studioPicture';
import {viewPictures} from './views/viewPictures';

const files = join(__dirname, '../../../static');

const paintings: readonly Scene[] = [
  sixLatches,
  gateAjar,
  stairInTheIce,
  greenSails,
  longBridge,
  firstLadder,
  twoLamps,
];

/** The name of the paintings on the command line. */
const PAINTINGS = 'paintings';

/** The pictures by command-line argument. */
const kinds: Readonly<Record<string, readonly StudioPicture[]>> = {
  arms: armsPictures,
  banners: bannerPictures,
  cities: cityPictures,
  handouts: handoutPictures,
  hands: handPictures,
  icons: iconPictures,
  plates: platePictures,
  portraits: portraitPictures,
  scenes: viewPictures,
  sites: sitePictures,
};

async function paint({file, width, height, draw}: Scene): Promise<void> {
  const canvas = blank(width, height);
  await draw(canvas);
  finish(canvas, random(file));
  const path = join(files, file);
  await mkdir(dirname(path), {recursive: true});
  await write(canvas, path);
  console.log(file);
}

async function make(picture: StudioPicture): Promise<void> {
  const path = join(files, picture.folder, picture.file);
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, await picture.make());
  console.log(`${picture.folder}/${picture.file}`);
}

/** Writes the index of each folder, for pictures that exist. */
async function writeLists(pictures: readonly StudioPicture[]): Promise<void> {
  const isMade = ({folder, file}: StudioPicture): boolean =>
    existsSync(join(files, folder, file));
  const isListed = (picture: StudioPicture): boolean =>
    isMade(picture) && picture.isUnlisted !== true;
  for (const folder of new Set(
    pictures.filter(isListed).map((each) => each.folder),
  )) {
    const each = pictures.filter((picture) => picture.folder === folder);
    const list = join(files, folder, 'index.csv');
    await mkdir(dirname(list), {recursive: true});
    const old = await readFile(list, 'utf8').catch(() => '');
    await writeFile(list, pictureList(old, each, isMade));
  }
}

/**
 * Makes all pictures, or those of one kind, optionally limited to file names that contain one of
 * the words.
 */
async function main(): Promise<void> {
  const usage = `a kind, and perhaps words of file names: npm run studio [-- KIND WORD …], with one of ${[...Object.keys(kinds), PAINTINGS].join(', ')}.`;
  const {
    positionals: [kind = '', ...words],
  } = readArguments({usage, count: [0, Infinity]});
  if (
    ![...Object.keys(kinds), PAINTINGS].some((name) => name.startsWith(kind))
  ) {
    throw new Error(`found "${kind}", expected ${usage}`);
  }
  const isMeant = (name: string): boolean =>
    words.length === 0 || words.some((word) => name.includes(word));
  const wanted = Object.entries(kinds)
    .filter(([name]) => name.startsWith(kind))
    .flatMap(([, pictures]) => pictures);
  for (const picture of wanted.filter(({folder, file}) =>
    isMeant(`${folder}/${file}`),
  )) {
    await make(picture);
  }
  await writeLists(Object.values(kinds).flat());
  for (const painting of PAINTINGS.startsWith(kind) ? paintings : []) {
    if (isMeant(painting.file)) {
      await paint(painting);
    }
  }
}

void startCommand('studio', main);
