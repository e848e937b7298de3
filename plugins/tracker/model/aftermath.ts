import type {Aftermath} from '../../character-sheet/model/sheetRules';
import type {Combatant, Fight} from '../../../src/shared/model/fight';

/** The results of a fight for a character, with the id of its sheet. */
export type SheetAftermath = {
  readonly sheet: string;
  readonly name: string;
  readonly after: Aftermath;
};

/** Finds the amounts that a fighter has spent from its pools. */
function listSpent({fighter, pools = {}}: Combatant): Aftermath['spent'] {
  return Object.fromEntries(
    Object.entries(fighter.pools ?? {})
      .map(([name, first]) => [name, first - (pools[name] ?? first)] as const)
      .filter(([, spent]) => spent !== 0),
  );
}

/** The rewards for each character, and the items that the first one takes. */
type Gains = Pick<Aftermath, 'experience' | 'coins' | 'things'>;

/**
 * Lists the results of a fight for the characters in this browser. Conditions that end within a few
 * turns are not included.
 */
export function listAftermaths(
  {combatants}: Fight,
  {things, ...gains}: Gains,
): readonly SheetAftermath[] {
  const first = combatants.find(({fighter}) => fighter.sheet !== undefined);
  return combatants.flatMap((combatant) => {
    const {fighter, name, hitPoints, effects} = combatant;
    return fighter.sheet === undefined
      ? []
      : [
          {
            sheet: fighter.sheet,
            name,
            after: {
              wounds: fighter.hitPoints - hitPoints,
              spent: listSpent(combatant),
              conditions: effects
                .filter(({turns}) => turns === undefined)
                .map((effect) => effect.name),
              ...gains,
              things: combatant === first ? things : [],
            },
          },
        ];
  });
}
