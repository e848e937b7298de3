import type {FightTable} from '../src/shared/model/fightRules';
import {KINDS, listFoes} from './fight/readFoes';
import {listParties} from './fight/parties';
import {listDeeds, listSituations} from './fight/readTables';
import {makeFighter} from './rules/character/makeFighter';
import {listReadyRows, readReadyCharacter} from './rules/character/readReady';
import {worldTables} from './sheetTables';

export {findTypical} from './fight/typical';

const sheets = Object.keys(KINDS).map(
  (kind) => `/game-mechanics/combat/${kind}.csv`,
);

/** The fighters of the CSV files, which only the build reads. */
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
  characters: listReadyRows(worldTables).map((row) =>
    makeFighter(worldTables, readReadyCharacter(worldTables, row)),
  ),
  parties: listParties(),
  deeds: listDeeds(),
  situations: listSituations(),
};
