import type {World} from '../../src/site/world';
import {fight, saves} from './fight';
import {magic} from './magic';
import {foes, people} from './people';
import {roads, things} from './things';

/** Synonyms for players' words, many from other games. */
export const synonyms: World['synonyms'] = {
  ...fight,
  ...saves,
  ...people,
  ...foes,
  ...things,
  ...roads,
  ...magic,
};
