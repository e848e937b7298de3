import {mkdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {blank, finish, write} from './canvas';
import {random} from './noise';
import {firstLadder} from './scenes/firstLadder';
import {gateAjar} from './scenes/gateAjar';
import {greenSails} from './scenes/greenSails';
import {longBridge} from './scenes/longBridge';
import type {Scene} from './scenes/scene';
import {sixLatches} from './scenes/sixLatches';
import {stairInTheIce} from './scenes/stairInTheIce';
import {twoLamps} from './scenes/twoLamps';

const folder = join(__dirname, '../../static');

const scenes: readonly Scene[] = [
  sixLatches,
  gateAjar,
  stairInTheIce,
  greenSails,
  longBridge,
  firstLadder,
  twoLamps,
];

async function make({file, width, height, draw}: Scene): Promise<void> {
  const canvas = blank(width, height);
  await draw(canvas);
  finish(canvas, random(file));
  const path = join(folder, file);
  await mkdir(dirname(path), {recursive: true});
  await write(canvas, path);
}

/** Draws the pictures whose file names hold a word, or all. */
async function main([word = '']: readonly string[]): Promise<void> {
  for (const scene of scenes.filter(({file}) => file.includes(word))) {
    await make(scene);
    console.log(scene.file);
  }
}

void main(process.argv.slice(2));
