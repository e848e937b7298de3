import {join} from 'node:path';
import {readArguments} from '../../../scripts/command/readArguments';
import {startCommand} from '../../../scripts/command/startCommand';
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
async function main(): Promise<void> {
  const names = ['all', 'underworld', ...Object.keys(parts)];
  const usage = `one of ${names.join(', ')}: npm run atlas [-- regions WORD …]`;
  const {
    positionals: [wanted = 'all', ...words],
  } = readArguments({usage, count: [0, Infinity]});
  if (!names.includes(wanted)) {
    throw new Error(`found "${wanted}", expected ${usage}`);
  }
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

void startCommand('atlas', main);
