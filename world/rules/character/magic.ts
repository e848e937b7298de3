import {motesHeld} from '../casting';
import {hasAbility, type Build, type ClassPart} from './build';
import {findBest, listSlotCounts} from './casters';
import {addUp, rulePages, type Sum} from './sum';

/** Additional motes of a Wizard with Full Vessel. */
const FULL_VESSEL = 10;

/** The motes and slots of a character. */
export type Magic = {
  /** The motes of a mage; undefined for others. */
  readonly motes: Sum | undefined;
  /** The motes that a priest spends on factors; undefined for others. */
  readonly spareMotes: Sum | undefined;
  /** The slots of a priest for each spell level that has any. */
  readonly slots: readonly Sum[];
};

/** Sums motes and the bonus from a stat, ignoring penalties. */
function sumMotes(name: string, page: string, ...parts: Parts): Sum {
  return addUp(
    name,
    page,
    parts.map(([label, value]) => [label, Math.max(0, value)]),
  );
}

type Parts = readonly (readonly [label: string, value: number])[];

function listSlots(build: Build, {name, level}: ClassPart): readonly Sum[] {
  return listSlotCounts(build, level).flatMap((slots, index) =>
    slots === 0
      ? []
      : [
          addUp(`Slots of spell level ${index + 1}`, rulePages.slots, [
            [`${name} ${level}`, slots],
          ]),
        ],
  );
}

/** Derives motes and slots, each only from the level in the casting class. */
export function deriveMagic(build: Build): Magic {
  const {tables, modifiers} = build;
  const mage = findBest(build, 'Mage');
  const priest = findBest(build, 'Priest');
  return {
    motes:
      mage &&
      sumMotes(
        'Motes',
        rulePages.spells,
        [`Level ${mage.level}`, motesHeld(tables.rules, mage.level)],
        ['Intelligence', modifiers.Intelligence],
        ['Full Vessel', hasAbility(build, 'Full Vessel') ? FULL_VESSEL : 0],
      ),
    spareMotes:
      priest &&
      sumMotes(
        'Spare motes',
        rulePages.slots,
        [`Level ${priest.level}`, priest.level],
        ['Wisdom', modifiers.Wisdom],
      ),
    slots: priest === undefined ? [] : listSlots(build, priest),
  };
}
