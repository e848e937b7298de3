import type {Synonyms} from '../../plugins/search/model/concepts';
import {fight, saves} from './fight';
import {magic} from './magic';
import {foes, people} from './people';
import {roads, things} from './things';

/** Synonyms for the words of players, many of which are from other games. */
export const synonyms: Synonyms = {
  ...fight,
  ...saves,
  ...people,
  ...foes,
  ...things,
  ...roads,
  ...magic,
};
