import type {Mention} from '../../../plugins/character-sheet/model/sheetView';
import {createBuild, type Build, type ClassPart} from './build';
import {statNames, type Character} from './character';
import {listSpellFaults} from './knownSpells';
import {getLoadToll, weighLoad} from './load';
import {deriveMeans} from './means';
import {listStyles} from './styleRules';
import {rulePages, type Sum} from './sum';
import {findRow, parseCell, parseChanges, type CharacterTables} from './tables';
import {withArticle} from './withArticle';

/** A violation of a rule by a character, with the page of the rule. */
type Forbidden = Mention;

/** The highest rank of a skill at level 1; each level allows one more. */
const FIRST_SKILL_RANK = 2;

/** How much higher each required stat must be if two classes are joined. */
const JOINED_MORE = 2;

/** Lists the required stats of a class that a character does not reach. */
export function listMissingStats(
  {classes, stats}: Build,
  {name, row}: Pick<ClassPart, 'name' | 'row'>,
): readonly Forbidden[] {
  const least = parseChanges(row['Requirements']);
  const more = classes.length > 1 ? JOINED_MORE : 0;
  return statNames.flatMap((stat) => {
    const required = least.get(stat);
    return required === undefined || stats[stat] >= required + more
      ? []
      : [
          {
            text: `${withArticle(name)} needs ${stat} ${required + more}${more > 0 ? ' to join another class' : ''}.`,
            page: rulePages.classes,
          },
        ];
  });
}

/** Describes the condition for joining two classes, if there is one. */
export function listJoining(
  {tables}: Build,
  first: string,
  other: string,
): readonly Forbidden[] {
  const cell = findRow(tables.joining, 'Class', first)?.[other];
  const both = `${first} and ${other}`;
  const page = rulePages.classes;
  if (cell === 'yes') {
    return [];
  }
  return cell === 'oath'
    ? [{text: `${both} need the consent of those you have sworn to.`, page}]
    : [{text: `${both} cannot be joined.`, page}];
}

/** Lists the unmet requirements of the classes of a character. */
function listClasses(build: Build): readonly Forbidden[] {
  const [first, other] = build.classes;
  return [
    ...build.classes.flatMap((part) => listMissingStats(build, part)),
    ...(other === undefined ? [] : listJoining(build, first.name, other.name)),
  ];
}

/** Returns the highest Soak in which a class can cast; undefined if it never casts. */
function readCastingSoak({row}: ClassPart): number | undefined {
  const most = /^Soak (\d+)$/.exec(
    row['Heaviest armor when casting'] ?? '',
  )?.[1];
  return most === undefined ? undefined : Number(most);
}

/** Lists armor that is too heavy for a casting class. Of two classes, the lower limit counts. */
export function listArmor({classes, armor}: Build): readonly Forbidden[] {
  const [lowest] = classes
    .flatMap((part) => {
      const most = readCastingSoak(part);
      return most === undefined ? [] : [{name: part.name, most}];
    })
    .toSorted((a, b) => a.most - b.most);
  return lowest === undefined || parseCell(armor?.['Soak']) <= lowest.most
    ? []
    : [
        {
          text: `${withArticle(lowest.name)} cannot cast in armor above Soak ${lowest.most}.`,
          page: rulePages.classes,
        },
      ];
}

/** Lists shields that leave a caster no free hand; only a buckler leaves one. */
export function listShield({classes, shield}: Build): readonly Forbidden[] {
  const caster = classes.find((part) => readCastingSoak(part) !== undefined);
  return caster !== undefined &&
    shield !== undefined &&
    shield['Shield'] !== 'Buckler'
    ? [
        {
          text: `${withArticle(caster.name)} cannot cast with this shield, because no hand is free.`,
          page: rulePages.classes,
        },
      ]
    : [];
}

function listRanks({tables, character, level}: Build): readonly Forbidden[] {
  return character.weapons.flatMap(({name, rank}): readonly Forbidden[] => {
    const rule = tables.rules.weaponRanks[rank];
    if (findRow(tables.weapons, 'Weapon', name) === undefined) {
      return [{text: `No weapon is called ${name}.`, page: rulePages.weapons}];
    }
    return rule !== undefined && rule.fromLevel <= level
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

/** Lists skills that are in no table, or too high for the level. */
function listSkills({tables, character, level}: Build): readonly Forbidden[] {
  const most = FIRST_SKILL_RANK + level - 1;
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

function listDice({tables, classes}: Build): readonly Forbidden[] {
  const {lastHitDie} = tables.rules.levels;
  return classes.flatMap(({name, level, hitDice}) => {
    const needed = Math.min(level, lastHitDie) - 1;
    const found = hitDice.length;
    const who = classes.length > 1 ? `${name} level` : 'Level';
    return found === needed
      ? []
      : [
          {
            text: `${who} ${level} has ${needed} rolled hit dice, not ${found}.`,
            page: rulePages.hitPoints,
          },
        ];
  });
}

/** Describes a negative sum; empty if the sum is not negative. */
function listDebt(left: Sum, text: string, page: string): readonly Forbidden[] {
  return left.total < 0 ? [{text: `${text} by ${-left.total}.`, page}] : [];
}

function listDebts(build: Build): readonly Forbidden[] {
  const {pointsLeft, coinsLeft, contactsLeft} = deriveMeans(build);
  return [
    ...listDebt(
      pointsLeft,
      'Proficiency points are overspent',
      rulePages.proficiency,
    ),
    ...listDebt(coinsLeft, 'Marks are overspent on gear', rulePages.weapons),
    ...listDebt(
      contactsLeft,
      'Contact points are overspent',
      rulePages.contacts,
    ),
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
 * Lists all violations of rules by a character, from which nothing is removed.
 *
 * @throws RangeError as `deriveCharacter` does.
 */
export function listForbidden(
  tables: CharacterTables,
  character: Character,
): readonly Forbidden[] {
  const build = createBuild(tables, character);
  return [
    ...listClasses(build),
    ...listArmor(build),
    ...listShield(build),
    ...listSpellFaults(build),
    ...listRanks(build),
    ...listSkills(build),
    ...listStyles(build),
    ...listDice(build),
    ...listDebts(build),
    ...listLoad(build),
  ];
}
