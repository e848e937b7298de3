import {join} from 'node:path';
import {writeData} from './data';
import {drawRegionMaps, drawWorldMaps} from './pictures';
import {makeWorld} from './shape/world';

const data = join(__dirname, '../../static/maps/data');

/** Makes the world anew from its layout and seed: its data, its pictures, or what is named. */
async function main([
  part = 'all',
  ...words
]: readonly string[]): Promise<void> {
  const world = makeWorld();
  if (part === 'all' || part === 'data') {
    await writeData(world, data);
  }
  if (part === 'all' || part === 'world') {
    await drawWorldMaps(world);
  }
  if (part === 'all' || part === 'regions') {
    await drawRegionMaps(world, words);
  }
}

void main(process.argv.slice(2));
