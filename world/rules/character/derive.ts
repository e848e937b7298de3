import {THICK_BLOOD, THICK_SKIN} from '../abilityBonuses';
import {
  actionPoints,
  baseAttackBonus,
  defenseGrowth,
  saveBase,
} from '../combat';
import {getExperience} from '../progress';
import {noticeRange} from '../stats';
import {deriveAttack, type DerivedAttack} from './attack';
import {createBuild, hasAbility, hasChoice, type Build} from './build';
import {statNames, type Character} from './character';
import {getLoadToll, weighLoad} from './load';
import {deriveMeans, type Means} from './means';
import {addBonus, addUp, rulePages, type Sum} from './sum';
import {parseCell, parseChanges, type CharacterTables} from './tables';

/** Everything that is derived from a character. */
export type Derived = Means & {
  readonly hitPoints: Sum;
  readonly actionPoints: Sum;
  readonly defense: Sum;
  readonly soak: Sum;
  readonly initiative: Sum;
  readonly saves: readonly Sum[];
  readonly attacks: readonly DerivedAttack[];
  readonly lift: Sum;
  readonly notice: Sum;
  /** The stats after the changes of the people, in the order of the sheet. */
  readonly scores: readonly Sum[];
  readonly modifiers: readonly Sum[];
  readonly baseAttack: Sum;
  /** Total experience needed for the level. */
  readonly experience: Sum;
  readonly load: Sum;
};

function sumHitPoints(build: Build): Sum {
  const {tables, character, group, modifiers} = build;
  const {lastHitDie} = tables.rules.levels;
  const levels = Math.min(character.level, lastHitDie);
  return addUp('Hit points', rulePages.hitPoints, [
    ['Full hit die', group.hitDie],
    ...character.hitDice.map(
      (roll, index) => [`Level ${index + 2}`, roll] as const,
    ),
    ['Constitution', modifiers.Constitution * levels],
    [
      'Thick Blood',
      hasAbility(build, 'Thick Blood') ? THICK_BLOOD * levels : 0,
    ],
    [
      `Levels beyond ${lastHitDie}`,
      (character.level - levels) * group.lateHitPoints,
    ],
  ]);
}

function sumLift({tables, stats}: Build): Sum {
  return addUp('Lift (lb)', rulePages.stats, [
    ['Strength', stats.Strength * tables.rules.liftPerStrength],
  ]);
}

/** Adds up action points; those that a toll would take below the minimum are given back. */
function sumActionPoints(build: Build): Sum {
  const {rules} = build.tables;
  const {level} = build.character;
  const dexterityModifier = build.modifiers.Dexterity;
  const {base, levelsPerPoint, least} = rules.actionPoints;
  const grown = Math.floor(level / levelsPerPoint);
  const load = getLoadToll(weighLoad(build).total, sumLift(build).total) ?? 0;
  const worn =
    parseCell(build.armor?.['AP toll']) + parseCell(build.shield?.['AP toll']);
  const own = actionPoints(rules, {dexterityModifier, level});
  const total = Math.max(least, own - worn - load);
  return addUp('Action points', rulePages.actionPoints, [
    ['Base', base],
    ['Dexterity', dexterityModifier],
    ['Level', grown],
    ['Armor and shield', -worn],
    ['Load', -load],
    [
      `At least ${least}`,
      total - (base + dexterityModifier + grown - worn - load),
    ],
  ]);
}

function sumDefense({tables, character, modifiers, shield}: Build): Sum {
  return addUp('DEF', rulePages.armor, [
    ['Base', tables.rules.defense.base],
    ['Level', defenseGrowth(tables.rules, character.level)],
    ['Dexterity', modifiers.Dexterity],
    ['Shield', parseCell(shield?.['DEF'])],
  ]);
}

/** Returns the Soak of the scales of a people, which armor replaces. */
function readScales({tables, people}: Build): number {
  const scales = tables.traits.find(
    (row) =>
      row['People'] === people['People'] && row['Gift or burden'] === 'Scales',
  );
  return parseChanges(scales?.['At the table']).get('Soak') ?? 0;
}

/** Only the best of armor, scales and Thick Skin counts. */
function sumSoak(build: Build): Sum {
  const worn = parseCell(build.armor?.['Soak']);
  const scales = Math.max(0, readScales(build) - worn);
  const skin = hasAbility(build, 'Thick Skin') ? THICK_SKIN : 0;
  return addUp('Soak', rulePages.armor, [
    ['Armor', worn],
    ['Scales instead', scales],
    ['Thick Skin instead', Math.max(0, skin - worn - scales)],
  ]);
}

function sumSaves(build: Build): readonly Sum[] {
  const {tables, character, people, group, modifiers} = build;
  const gifts = parseChanges(people['Saves']);
  return tables.saveUses.map(({Save: save = '', Stat: stat = ''}) =>
    addBonus(save, rulePages.saves, [
      ['Base', saveBase(tables.rules, group, {save, level: character.level})],
      [stat, new Map(Object.entries(modifiers)).get(stat) ?? 0],
      ['People', gifts.get(save) ?? 0],
      [
        'Save of choice',
        hasChoice(build) && character.chosenSave === save ? 1 : 0,
      ],
    ]),
  );
}

function sumScores({character, people, stats}: Build): readonly Sum[] {
  return statNames.map((stat) =>
    addUp(stat, rulePages.guide, [
      ['Rolled', character.rolled[stat]],
      [people['People'] ?? '', stats[stat] - character.rolled[stat]],
    ]),
  );
}

function sumModifiers({stats, modifiers}: Build): readonly Sum[] {
  return statNames.map((stat) =>
    addBonus(`${stat} modifier`, rulePages.stats, [
      [`${stat} ${stats[stat]}`, modifiers[stat]],
    ]),
  );
}

/**
 * Derives every number of a character, each with its sum and the page of its rule.
 *
 * @throws RangeError if people, class, armor or shield are unknown, or level or a stat is out of
 * range.
 */
export function deriveCharacter(
  tables: CharacterTables,
  character: Character,
): Derived {
  const build = createBuild(tables, character);
  const {rules} = tables;
  const {Dexterity, Perception} = build.modifiers;
  return {
    hitPoints: sumHitPoints(build),
    actionPoints: sumActionPoints(build),
    defense: sumDefense(build),
    soak: sumSoak(build),
    initiative: addBonus('Initiative', rulePages.initiative, [
      ['Dexterity', Dexterity],
      ['Perception', Perception],
    ]),
    saves: sumSaves(build),
    attacks: character.weapons.map((weapon) => deriveAttack(build, weapon)),
    lift: sumLift(build),
    notice: addUp('Notice (ft)', rulePages.stats, [
      ['Base', rules.notice.base],
      ['Perception', noticeRange(rules, Perception) - rules.notice.base],
    ]),
    scores: sumScores(build),
    modifiers: sumModifiers(build),
    baseAttack: addBonus('Base attack bonus', rulePages.attack, [
      [
        `${build.group.name} ${character.level}`,
        baseAttackBonus(build.group, character.level),
      ],
    ]),
    ...deriveMeans(build),
    experience: addUp('Experience', rulePages.experience, [
      [`Level ${character.level}`, getExperience(rules, character.level)],
    ]),
    load: weighLoad(build),
  };
}
