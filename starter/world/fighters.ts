import type {FightTable} from '../src/features/tracker/lib/fightRules';

/** The fighters of a world without fights. */
export const fightTable: FightTable = {
  sheets: [],
  sources: [],
  foes: [],
  characters: [],
  deeds: [],
  situations: [],
};
