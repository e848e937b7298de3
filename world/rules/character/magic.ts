import {motesHeld} from '../casting';
import type {Build, ClassPart} from './build';
import {addUp, rulePages, type Sum} from './sum';
import {findRow, parseCell} from './tables';

/** What a character casts with. */
export type Magic = {
  /** The motes of a mage; undefined for others. */
  readonly motes: Sum | undefined;
  /** The motes that a priest spends on factors; undefined for others. */
  readonly spareMotes: Sum | undefined;
  /** The slots of a priest for each spell level that has any. */
  readonly slots: readonly Sum[];
};

/** Finds the class of a group with the highest level. */
function findBest({classes}: Build, group: string): ClassPart | undefined {
  return classes
    .filter((part) => part.group.name === group)
    .toSorted((a, b) => b.level - a.level)[0];
}

/** Sums motes, to which a bonus of a stat is added; a penalty takes none away. */
function sumMotes(name: string, page: string, ...parts: Parts): Sum {
  return addUp(
    name,
    page,
    parts.map(([label, value]) => [label, Math.max(0, value)]),
  );
}

type Parts = readonly (readonly [label: string, value: number])[];

function listSlots({tables}: Build, {name, level}: ClassPart): readonly Sum[] {
  const row = findRow(tables.slots, 'Priest level', String(level)) ?? {};
  return Object.entries(row).flatMap(([heading, cell]) => {
    const [, spellLevel] = /^Level (\d)$/.exec(heading) ?? [];
    const slots = parseCell(cell);
    return spellLevel === undefined || slots === 0
      ? []
      : [
          addUp(`Slots of spell level ${spellLevel}`, rulePages.slots, [
            [`${name} ${level}`, slots],
          ]),
        ];
  });
}

/** Derives motes and slots, each from the level in the casting class alone. */
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
