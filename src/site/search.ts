import {synonyms} from '@world/search';
import type {SearchRules} from '../features/search/lib/synonyms';

/** What the search of the site knows of words: of how players ask, and of how the pages answer. */
export const searchRules: SearchRules = {
  synonyms,
  fillers:
    'a an and are as at be by can do does else enemy foe for from go has have how i in is it its many me much my of on opponent or our should somebody someone that the their them there they this to was we what when where which who why will with you your'.split(
      ' ',
    ),
};

/** Measures of the search. */
export const searchLimits = {
  /** How many of the best stand first, and how many more a group shows. */
  best: 3,
  perGroup: 5,
  /** How many are looked at for the groups, and how many the page of results lists. */
  hits: 40,
  page: 60,
  /** Length of a line that shows why something was found, in signs. */
  line: 130,
  /** How many searches are remembered. */
  recent: 6,
} as const;
