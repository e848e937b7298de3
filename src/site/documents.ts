import type {PressDocument} from '../lib/pressDocument';
import {almanacSheets} from './library/almanac';
import {campaignBooks} from './library/campaigns';
import {godBooks} from './library/gods';
import {magicBooks} from './library/magic';
import {peopleGuides} from './library/peoples';
import {handbooks} from './library/rules';

/** Every document that is made from pages of the site: which pages, in which order, and where it stands. */
export const documents: readonly PressDocument[] = [
  ...peopleGuides,
  ...almanacSheets,
  ...handbooks,
  ...magicBooks,
  ...godBooks,
  ...campaignBooks,
];
