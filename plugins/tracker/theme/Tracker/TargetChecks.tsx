import {Fragment, type ReactNode} from 'react';
import Check from '../../../../src/shared/theme/Field/Check';
import {fightRules} from '../../../../world/fightRules';
import type {
  Combatant,
  Fight,
  Standing,
} from '../../../../src/shared/model/fight';

/** Lists the fighters in some states, the other side first. */
export function listTargets(
  {combatants}: Fight,
  {side}: Combatant,
  standings: readonly Standing[],
): readonly Combatant[] {
  return combatants
    .filter((each) => standings.includes(fightRules.getStanding(each)))
    .toSorted((a, b) => Number(a.side === side) - Number(b.side === side));
}

type Props = {
  readonly targets: readonly Combatant[];
  /** Ids of the chosen targets. */
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  /** The content beside a target. */
  readonly beside?: (target: Combatant) => ReactNode;
};

/** Chooses several targets. */
export default function TargetChecks(props: Props): ReactNode {
  const {targets, chosen, choose, beside} = props;
  return targets.map((target) => (
    <Fragment key={target.id}>
      <Check
        label={target.name}
        checked={chosen.includes(target.id)}
        onChange={(isChecked) => {
          const others = chosen.filter((each) => each !== target.id);
          choose(isChecked ? [...others, target.id] : others);
        }}
      />
      {beside?.(target)}
    </Fragment>
  ));
}
