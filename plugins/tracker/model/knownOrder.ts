import {fightRules} from '../../../world/fightRules';
import type {Fight, Standing} from '../../../src/shared/model/fight';

/** A fighter, as players see it. */
export type KnownFighter = {
  readonly id: string;
  readonly name: string;
  readonly side: 'heroes' | 'foes';
  readonly isActing: boolean;
  /** How a fighter has fallen, if it has; fallen fighters may be alive. */
  readonly fallen: 'down' | 'dead' | undefined;
  readonly conditions: readonly string[];
};

const known = new Set(fightRules.effects.map(({name}) => name));

/** The visible state of a fighter, without the time that a fallen one has left. */
const fallen: Readonly<Partial<Record<Standing, 'down' | 'dead'>>> = {
  failing: 'down',
  bound: 'down',
  down: 'down',
  dead: 'dead',
};

/**
 * Lists fighters for players, with conditions from the rules only, because those typed by a game
 * master may be secret. Leaves out fighters who have not rolled initiative or have left.
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
