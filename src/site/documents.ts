import type {PressDocument} from '../lib/pressDocument';
import {almanacSheets} from '@world/documents/almanac';
import {campaignBooks} from '@world/documents/campaigns';
import {godBooks} from '@world/documents/gods';
import {magicBooks} from '@world/documents/magic';
import {peopleGuides} from '@world/documents/peoples';
import {handbooks} from '@world/documents/rules';

/** Every document that is made from pages of the site: which pages, in which order, and where it stands. */
export const documents: readonly PressDocument[] = [
  ...peopleGuides,
  ...almanacSheets,
  ...handbooks,
  ...magicBooks,
  ...godBooks,
  ...campaignBooks,
];
