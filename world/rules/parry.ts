import type {Fighter} from '../../src/shared/model/fighter';

/**
 * The bonus from a parry, and the higher one with a staff. Source: Armor and Defense, "What adds to
 * DEF".
 */
const PARRY = 3;
const STAFF = {name: 'quarterstaff', parry: 4};

/** The highest cost in action points at which a weapon is still light. */
export const LIGHT = 2;

/** The weapons, shield, and Dexterity of a fighter. */
type InHand = {
  /** Manufactured weapons for melee, with the action points of an attack. */
  readonly melee: readonly {readonly name: string; readonly cost: number}[];
  /** The DEF of the shield; undefined if there is none. */
  readonly shield: number | undefined;
  readonly dexterityModifier: number;
};

/**
 * Returns the bonus that requires readiness, and the values for parrying, which takes a shield or
 * a weapon. Source: Action Points, "Keeping points back".
 */
export function makeGuard({
  melee,
  shield,
  dexterityModifier,
}: InHand): Pick<Fighter, 'ready' | 'parry' | 'parriesHeavy'> {
  const ready = (shield ?? 0) + Math.max(0, dexterityModifier);
  if (melee.length === 0 && shield === undefined) {
    return {ready};
  }
  const hasStaff = melee.some(({name}) => name.toLowerCase() === STAFF.name);
  const parriesHeavy =
    shield !== undefined || melee.some(({cost}) => cost > LIGHT);
  return {
    ready,
    parry: hasStaff ? STAFF.parry : PARRY,
    ...(parriesHeavy ? {parriesHeavy} : {}),
  };
}
