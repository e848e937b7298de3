import type {Fighter} from '../src/shared/model/fighter';
import type {FightTable} from '../src/shared/model/fightRules';
import {listCharacters} from './fight/readCharacters';
import {KINDS, listFoes} from './fight/readFoes';
import {listDeeds, listSituations} from './fight/readTables';

import {makeFighter} from './rules/character/makeFighter';
import {listReadyRows, readReadyCharacter} from './rules/character/readReady';
import {openTables} from './rules/character/tables';
import {catalogue, sheetTables} from './sheetTables';

export {findTypical} from './fight/typical';

const sheets = Object.keys(KINDS).map(
  (kind) => `/game-mechanics/combat/${kind}.csv`,
);

const tables = openTables(sheetTables, catalogue);

const ready = listReadyRows(tables).map((row) =>
  readReadyCharacter(tables, row),
);

/** Adds to a character that is ready to play its spells and powers, as the sheet brings them. */
function addMagic(printed: Fighter): Fighter {
  const character = ready.find(({name}) => name === printed.name);
  if (character === undefined) {
    return printed;
  }
  const {spells = [], pools = {}} = makeFighter(tables, character);
  return {...printed, spells, pools};
}

/** The fighters of the data files, which only the build reads. */
export const fightTable: FightTable = {
  sheets,
  sources: [
    ...sheets,
    '/game-mechanics/rules.json',
    '/game-mechanics/combat/foe-powers.csv',
    '/game-mechanics/combat/natural-attacks.csv',
    '/game-mechanics/combat/shields.csv',
    '/character-creation/weapons.csv',
  ],
  foes: listFoes(),
  characters: listCharacters().map(addMagic),
  deeds: listDeeds(),
  situations: listSituations(),
};
