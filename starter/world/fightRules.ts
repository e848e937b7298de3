import type {FightRules} from '../src/shared/model/fightRules';

/** This world has no fights, so no step has any effect. */
export const fightRules: FightRules = {
  apply: (fight) => ({fight, notes: []}),
  canParry: () => false,
  effects: [],
  findMorale: () => undefined,
  getGuard: () => 0,
  getRunPoints: () => undefined,
  getStanding: () => 'hale',
  holdPoints: 0,
  judgeAttack: () => undefined,
  judgeCast: () => undefined,
  listLoot: () => [],
  listTied: () => [],
  rollAttack: () => ({do: 'next', harm: {}}),
  rollCast: () => ({do: 'next', harm: {}}),
  rollInitiative: () => ({do: 'initiative', dice: {}}),
  rollNext: () => ({do: 'next', harm: {}}),
  rollPower: () => ({do: 'next', harm: {}}),
  saves: [],
  shareExperience: () => 0,
};
