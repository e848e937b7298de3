import {join} from 'node:path';
import {writeData} from './data';
import {drawRegionMaps, drawUnderworldMap, drawWorldMaps} from './pictures';
import {makeWorld, type World} from './shape/world';

const data = join(__dirname, '../../../static/maps/data');

type Part = (world: World, words: readonly string[]) => Promise<void>;

/** The outputs by command-line argument. */
const parts: Readonly<Record<string, Part>> = {
  data: (world) => writeData(world, data),
  world: (world) => drawWorldMaps(world),
  regions: (world, words) => drawRegionMaps(world, words),
};

/**
 * Generates the world from its layout and seed, then its data and pictures, or the requested part.
 */
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
