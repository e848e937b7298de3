import {translate} from '@docusaurus/Translate';
import hasSheet from '@generated/character-sheet/default/hasSheet.json';
import {SHEET_PAGE} from '../../../../src/site/sheetPage';
import type {Entry} from './entries';
import {offerTool} from './offerTool';

/** Offers the character sheet, if the world has one and the query mentions it. */
export function listCharacterSheet(query: string): readonly Entry[] {
  if (!hasSheet) {
    return [];
  }
  return offerTool(query, {
    key: 'sheet',
    title: translate({
      id: 'site.search.action.sheet',
      message: 'Character sheet',
      description: 'Entry of the palette that leads to the character sheet',
    }),
    words: translate({
      id: 'site.search.action.sheet.words',
      message: 'make create level up new blank pregen builder print save',
      description: 'Words by which the character sheet is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.sheet.note',
      message: 'make a character, level up',
      description: 'Said beside the entry of the character sheet',
    }),
    to: SHEET_PAGE,
  });
}
