import type {World} from '../../src/site/world';
import {fight, saves} from './fight';
import {magic} from './magic';
import {foes, people} from './people';
import {roads, things} from './things';

/** What pages say for the words of players, many of them of other games. */
export const synonyms: World['synonyms'] = {
  ...fight,
  ...saves,
  ...people,
  ...foes,
  ...things,
  ...roads,
  ...magic,
};
