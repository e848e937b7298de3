import type {PressDocument} from '../../src/features/documents/lib/pressDocument';
import {almanacSheets} from './almanac';
import {campaignBooks} from './campaigns';
import {godBooks} from './gods';
import {magicBooks} from './magic';
import {peopleGuides} from './peoples';
import {handbooks} from './rules';

/** Every document that is made from pages of the site: which pages, in which order, and where it stands. */
export const documents: readonly PressDocument[] = [
  ...peopleGuides,
  ...almanacSheets,
  ...handbooks,
  ...magicBooks,
  ...godBooks,
  ...campaignBooks,
];
