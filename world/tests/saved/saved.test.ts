import {readDeskHash} from '../../../plugins/pinboard/client/deskLink';
import {parseDesks, readDeskFile} from '../../../plugins/pinboard/model/desk';
import {createFinder} from '../../../plugins/offline/client/worker/findKept';
import {
  readKeptEdition,
  readPackNames,
} from '../../../plugins/offline/model/packs';
import {readStoredSession} from '../../../plugins/sessions/model/progress';
import {readSheets} from '../../../plugins/character-sheet/model/sheets';
import {readFights} from '../../../plugins/tracker/model/kept';
import {readSpellbook} from '../../../plugins/spells/model/browser/spellbook';
import {openPlay} from '../../../plugins/tracker/model/session';
import {readFightFile} from '../../../plugins/tracker/model/trackerFile';
import {storage} from '../../../src/site/storage';
import {fightRules} from '../../fightRules';
import {sheetRules} from '../../sheetRules';
import saved from './saved.json';

const {records, kept} = saved;

/** What browsers have stored since November 2026, which every later version opens. */
describe('of what readers have saved', () => {
  it('the pinboard opens in whole', () => {
    const {value, unread} = parseDesks(records.desk);
    expect(unread).toEqual([]);
    expect(value?.open).toBe('d2');
    expect(value?.desks.map(({name}) => name)).toEqual([
      'My desk',
      'Session 13',
    ]);
    expect(value?.desks[0]?.pins).toHaveLength(5);
    expect(value?.desks[0]?.pins[0]?.note).toBe('The captain wears it');
  });

  it('the file of the pinboard, and its link without notes, open', async () => {
    const file = readDeskFile(saved.deskFile);
    expect(file).toMatchObject({unread: [], value: records.desk.desks});
    const link = await readDeskHash(saved.deskHash);
    expect(link).toMatchObject({
      name: 'My desk',
      pins: records.desk.desks[0]?.pins.map((pin) => ({...pin, note: ''})),
    });
  });

  it('the fight and the one before it open as they stood', () => {
    const {value, unread} = readFights(fightRules.apply, records.tracker);
    expect(unread).toEqual([]);
    expect(value?.before?.actions).toHaveLength(7);
    expect(value?.told.entries).toHaveLength(1);
  });

  it('the file of a fight opens as it stood, with its log', () => {
    const file = readFightFile(saved.fightFile);
    if ('fault' in file) {
      throw new Error(`Found the fault ${file.fault}, expected a fight.`);
    }
    const {told} = openPlay(fightRules.apply, file.session);
    const {round, combatants} = told.fight;
    expect({
      round,
      hitPoints: combatants.map(({hitPoints}) => hitPoints),
      entries: told.entries.length,
    }).toEqual(saved.told);
  });

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

  it('packs are still there: locked pages with the pages, the map with the pictures', () => {
    const edition = readKeptEdition(kept.current) ?? {
      edition: '',
      packs: {},
      others: {},
    };
    const find = createFinder(edition, '/');
    const {pages, locked, map} = kept.current.packs;
    for (const [path] of [...pages, ...locked, ...map]) {
      expect(find(`/${path}`, false)).toMatchObject({isKept: true});
    }
    expect(Object.keys(edition.packs)).toEqual(['pages', 'pictures']);
    expect(Object.keys(edition.others)).toEqual(['pictures', 'documents']);
    expect(readPackNames(kept.pending)).toEqual(['pictures', 'pages']);
  });
});
