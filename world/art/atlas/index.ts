import {join} from 'node:path';
import {writeData} from './data';
import {drawRegionMaps, drawUnderworldMap, drawWorldMaps} from './pictures';
import {makeWorld, type World} from './shape/world';

const data = join(__dirname, '../../../static/maps/data');

type Part = (world: World, words: readonly string[]) => Promise<void>;

/** What is made of the world, by the word that asks for it. */
const parts: Readonly<Record<string, Part>> = {
  data: (world) => writeData(world, data),
  world: (world) => drawWorldMaps(world),
  regions: (world, words) => drawRegionMaps(world, words),
};

/** Makes the world anew from its layout and seed: its data, its pictures, or what is named. */
async function main([
  wanted = 'all',
  ...words
]: readonly string[]): Promise<void> {
  if (wanted === 'all' || wanted === 'underworld') {
    await drawUnderworldMap();
  }
  const made = Object.entries(parts).filter(
    ([name]) => wanted === 'all' || wanted === name,
  );
  if (made.length === 0) {
    return;
  }
  const world = makeWorld();
  for (const [, make] of made) {
    await make(world, words);
  }
}

void main(process.argv.slice(2));
