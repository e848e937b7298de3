import {readStoredSession} from '../../plugins/sessions/model/progress';
import {readSheets} from '../../plugins/character-sheet/model/sheets';
import {readSpellbook} from '../../plugins/spells/model/browser/spellbook';
import {storage} from '../../src/site/storage';
import {sheetRules} from '../sheetRules';
import saved from '../../tests/support/saved.json';

const {records} = saved;

/** What browsers have stored since November 2026, which every later version opens. */
describe('of what readers have saved', () => {
  it('the character opens', () => {
    const {value, unread} = readSheets(sheetRules, records.sheet);
    expect(unread).toEqual([]);
    expect(value?.sheets.map(({character}) => character)).toEqual([
      {
        ...records.sheet.sheets[0]?.character,
        god: '',
        spells: [],
        used: [],
        wounds: 0,
        conditions: [],
        earned: 0,
      },
    ]);
  });

  it('the stars of the spell finder are still there', () => {
    expect([...readSpellbook(saved.localStorage[storage.spellbook])]).toEqual([
      'spell-ash-whisper',
      'power-harden-skin',
    ]);
  });

  it('the number of sessions played is read', () => {
    const stored = saved.localStorage[`${storage.playedUpTo}-gate`];
    expect(readStoredSession(stored)).toBe(4);
  });
});
