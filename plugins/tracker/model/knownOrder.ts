import {fightRules} from '../../../world/fightRules';
import type {Fight, Standing} from '../../../src/shared/model/fight';

/** Somebody in a fight, as all at the table see it. */
export type KnownFighter = {
  readonly id: string;
  readonly name: string;
  readonly side: 'heroes' | 'foes';
  readonly isActing: boolean;
  /** How somebody has fallen, if so: who lies there may still live. */
  readonly fallen: 'down' | 'dead' | undefined;
  readonly conditions: readonly string[];
};

const known = new Set(fightRules.effects.map(({name}) => name));

/** What players see of how somebody stands: not how long those who lie there still have. */
const fallen: Readonly<Partial<Record<Standing, 'down' | 'dead'>>> = {
  failing: 'down',
  bound: 'down',
  down: 'down',
  dead: 'dead',
};

/**
 * Lists those in a fight for players, with the conditions that the rules know: what a game master
 * has typed may be a secret. Those who have not rolled are not in it, nor those who have left.
 */
export function listKnownOrder({
  turn,
  order,
  combatants,
}: Fight): readonly KnownFighter[] {
  return order
    .flatMap((id) => combatants.find((each) => each.id === id) ?? [])
    .filter(({isGone}) => !isGone)
    .map((each) => ({
      id: each.id,
      name: each.name,
      side: each.side,
      isActing: each.id === turn,
      fallen: fallen[fightRules.getStanding(each)],
      conditions: each.effects
        .map(({name}) => name)
        .filter((name) => known.has(name)),
    }));
}
