import type {FightTable, Member} from '../src/shared/model/fightRules';

/** The fighters of a world without fights. */
export const fightTable: FightTable = {
  sheets: [],
  sources: [],
  foes: [],
  characters: [],
  parties: [],
  deeds: [],
  situations: [],
};

/** Finds a typical member of a class; there are none. */
export const findTypical: (name: string) => Member | undefined = () =>
  undefined;
