import {translate} from '@docusaurus/Translate';
import type {KeptName} from '../../../../src/site/keptThings';

/** What readers call each part of what is kept. */
export const keptTexts: Readonly<Record<KeptName, () => string>> = {
  desks: () =>
    translate({
      id: 'site.forget.desks',
      message: 'Pinboards, with their pins and notes',
    }),
  fights: () =>
    translate({id: 'site.forget.fights', message: 'Fights of the tracker'}),
  characters: () =>
    translate({
      id: 'site.forget.characters',
      message: 'Characters of the sheet',
    }),
  packs: () =>
    translate({
      id: 'site.forget.packs',
      message: 'Packs for reading without a connection',
    }),
  spellbook: () =>
    translate({id: 'site.forget.spellbook', message: 'The spellbook'}),
  played: () =>
    translate({
      id: 'site.forget.played',
      message: 'How far campaigns have been played',
    }),
  unlocked: () =>
    translate({
      id: 'site.forget.unlocked',
      message: 'Remembered passwords',
    }),
  searches: () =>
    translate({id: 'site.forget.searches', message: 'Recent searches'}),
  comments: () =>
    translate({
      id: 'site.forget.comments',
      message: 'Name and drafts of your comments',
    }),
  settings: () =>
    translate({
      id: 'site.forget.settings',
      message: 'Settings: color mode, table mode, pins, sidebar, hints',
    }),
};
