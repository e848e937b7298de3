import type {Mention} from '../../../src/features/sheet/lib/sheetView';
import {createBuild, type Build} from './build';
import {statNames, type Character} from './character';
import {getLoadToll, weighLoad} from './load';
import {deriveMeans} from './means';
import {rulePages} from './sum';
import {findRow, parseCell, parseChanges, type CharacterTables} from './tables';

/** What the rules forbid a character, and the page that says so. */
type Forbidden = Mention;

/** The highest rank of a skill at level 1; each level allows one more. */
const FIRST_SKILL_RANK = 2;

/** Lists the stats that a class requires and a character lacks. */
export function listMissingStats({
  character,
  classRow,
  stats,
}: Build): readonly Forbidden[] {
  const least = parseChanges(classRow['Requirements']);
  return statNames.flatMap((stat) => {
    const needed = least.get(stat) ?? 0;
    return stats[stat] >= needed
      ? []
      : [
          {
            text: `A ${character.class} needs ${stat} ${needed}.`,
            page: rulePages.classes,
          },
        ];
  });
}

/** Casters may wear armor only up to the Soak of their class. */
export function listArmor({
  character,
  classRow,
  armor,
}: Build): readonly Forbidden[] {
  const most = /^Soak (\d+)$/.exec(
    classRow['Heaviest armor when casting'] ?? '',
  )?.[1];
  return most === undefined || parseCell(armor?.['Soak']) <= Number(most)
    ? []
    : [
        {
          text: `A ${character.class} casts nothing in armor above Soak ${most}.`,
          page: rulePages.classes,
        },
      ];
}

/** A caster needs a free hand, which only a buckler leaves. */
export function listShield({
  character,
  classRow,
  shield,
}: Build): readonly Forbidden[] {
  const casts = classRow['Heaviest armor when casting'] !== 'casts nothing';
  return casts && shield !== undefined && shield['Shield'] !== 'Buckler'
    ? [
        {
          text: `A ${character.class} casts nothing with this shield, as no hand is free.`,
          page: rulePages.classes,
        },
      ]
    : [];
}

function listRanks({tables, character}: Build): readonly Forbidden[] {
  return character.weapons.flatMap(({name, rank}): readonly Forbidden[] => {
    const rule = tables.rules.weaponRanks[rank];
    if (findRow(tables.weapons, 'Weapon', name) === undefined) {
      return [{text: `No weapon is called ${name}.`, page: rulePages.weapons}];
    }
    return rule !== undefined && rule.fromLevel <= character.level
      ? []
      : [
          {
            text:
              rule === undefined
                ? `No rank with the ${name} is that high.`
                : `${rule.name} with the ${name} can be bought from level ${rule.fromLevel}.`,
            page: rulePages.proficiency,
          },
        ];
  });
}

/** Skills that no table knows, or that no level allows yet. */
function listSkills({tables, character}: Build): readonly Forbidden[] {
  const most = FIRST_SKILL_RANK + character.level - 1;
  return character.skills.flatMap(({name, rank}): readonly Forbidden[] => {
    if (findRow(tables.skills, 'Skill', name) === undefined) {
      return [{text: `No skill is called ${name}.`, page: rulePages.skills}];
    }
    return rank <= most
      ? []
      : [
          {
            text: `Rank ${rank} in ${name} can be reached from level ${rank - FIRST_SKILL_RANK + 1}.`,
            page: rulePages.proficiency,
          },
        ];
  });
}

function listDice({tables, character}: Build): readonly Forbidden[] {
  const {lastHitDie} = tables.rules.levels;
  const needed = Math.min(character.level, lastHitDie) - 1;
  const found = character.hitDice.length;
  return found === needed
    ? []
    : [
        {
          text: `Level ${character.level} has ${needed} rolled hit dice, not ${found}.`,
          page: rulePages.hitPoints,
        },
      ];
}

function listDebts(build: Build): readonly Forbidden[] {
  const {pointsLeft, coinsLeft} = deriveMeans(build);
  return [
    ...(pointsLeft.total < 0
      ? [
          {
            text: `${-pointsLeft.total} proficiency points too many are spent.`,
            page: rulePages.proficiency,
          },
        ]
      : []),
    ...(coinsLeft.total < 0
      ? [
          {
            text: `${-coinsLeft.total} marks are missing for what is carried.`,
            page: rulePages.weapons,
          },
        ]
      : []),
  ];
}

function listLoad(build: Build): readonly Forbidden[] {
  const {rules} = build.tables;
  const lift = build.stats.Strength * rules.liftPerStrength;
  return getLoadToll(weighLoad(build).total, lift) === undefined
    ? [{text: 'This load can only be dragged.', page: rulePages.stats}]
    : [];
}

/**
 * Lists what the rules forbid a character as it stands. Nothing is removed from it.
 *
 * @throws RangeError as `deriveCharacter` does.
 */
export function listForbidden(
  tables: CharacterTables,
  character: Character,
): readonly Forbidden[] {
  const build = createBuild(tables, character);
  return [
    ...listMissingStats(build),
    ...listArmor(build),
    ...listShield(build),
    ...listRanks(build),
    ...listSkills(build),
    ...listDice(build),
    ...listDebts(build),
    ...listLoad(build),
  ];
}
