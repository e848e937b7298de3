import {averageDice} from '../../rules/character/hitPoints';
import type {ClassGroup} from '../../rules/kernel';
import {rules} from '../../rules/rules';

/** The average hit points of a class group without Constitution, rounded down. */
export function averageHitPoints(group: ClassGroup, level: number): number {
  const late = Math.max(0, level - rules.levels.lastHitDie);
  const rolled = averageDice({rules}, group, level);
  return Math.floor(
    rolled.reduce((sum, each) => sum + each, group.hitDie) +
      late * group.lateHitPoints,
  );
}
