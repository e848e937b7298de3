import {translate} from '@docusaurus/Translate';
import hasSheet from '@generated/character-sheet/default/hasSheet.json';
import type {Tool} from '../../../src/shared/model/tool';
import {SHEET_PAGE} from '../../../src/site/sheetPage';

const sheet: Tool = {
  key: 'sheet',
  title: translate({
    id: 'site.search.action.sheet',
    message: 'Character sheet',
    description: 'Palette entry for the character sheet',
  }),
  words: translate({
    id: 'site.search.action.sheet.words',
    message: 'make create level up new blank pregen builder print save',
    description: 'Search words for the character sheet in the palette',
  }),
  note: translate({
    id: 'site.search.action.sheet.note',
    message: 'make a character, level up',
    description: 'Shown beside the entry of the character sheet',
  }),
  atTable: translate({id: 'site.table.sheet', message: 'Character sheet'}),
  to: SHEET_PAGE,
};

export const tools: readonly Tool[] = hasSheet ? [sheet] : [];
