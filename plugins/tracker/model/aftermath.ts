import type {Aftermath} from '../../character-sheet/model/sheetRules';
import type {Combatant, Fight} from '../../../src/shared/model/fight';

/** What a fight has left of a character, with the id of its sheet. */
export type SheetAftermath = {
  readonly sheet: string;
  readonly name: string;
  readonly after: Aftermath;
};

/** Finds what a fighter has spent of its pools. */
function listSpent({fighter, pools = {}}: Combatant): Aftermath['spent'] {
  return Object.fromEntries(
    Object.entries(fighter.pools ?? {})
      .map(([name, first]) => [name, first - (pools[name] ?? first)] as const)
      .filter(([, spent]) => spent !== 0),
  );
}

/** What a fight brings to each, and the things that the first of them takes. */
type Gains = Pick<Aftermath, 'experience' | 'coins' | 'things'>;

/**
 * Lists what a fight has left of those who have a sheet in this browser. What ends within a few
 * turns ends before it is written.
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
