import type {FightTable, Member} from '../src/shared/model/fightRules';

/** This world has no fights. */
export const fightTable: FightTable = {
  sheets: [],
  sources: [],
  foes: [],
  characters: [],
  parties: [],
  deeds: [],
  situations: [],
};

/** Finds no typical member of any class, because this world has no fights. */
export const findTypical: (name: string) => Member | undefined = () =>
  undefined;
