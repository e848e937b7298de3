import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {almanacSheets} from './almanac';
import {campaignBooks} from './campaigns';
import {deities} from './deities';
import {godBooks} from './gods';
import {magicBooks} from './magic';
import {peopleGuides} from './peoples';
import {handbooks} from './rules';
import {tonguePrimers} from './tongues';

/** All documents made from pages, each with its pages in order and its path. */
export const documents: readonly PressDocument[] = [
  ...peopleGuides,
  ...tonguePrimers,
  ...almanacSheets,
  ...handbooks,
  ...magicBooks,
  ...godBooks,
  ...deities,
  ...campaignBooks,
];

export {workbooks} from './workbooks';
