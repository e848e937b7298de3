import {THICK_SKIN} from '../abilityBonuses';
import {actionPoints, defenseGrowth, saveBase} from '../combat';
import {getExperience} from '../progress';
import {noticeRange} from '../stats';
import {
  deriveAttack,
  deriveStyleAttack,
  findBaseAttack,
  type DerivedAttack,
} from './attack';
import {createBuild, hasAbility, hasChoice, type Build} from './build';
import {statNames, type Character} from './character';
import {sumHitPoints} from './hitPoints';
import {getLoadToll, weighLoad} from './load';
import {deriveMagic, type Magic} from './magic';
import {deriveMeans, type Means} from './means';
import {getStyleBonus} from './styles';
import {addBonus, addUp, rulePages, type Sum} from './sum';
import {parseCell, parseChanges, type CharacterTables} from './tables';

/** Everything derived from a character. */
export type Derived = Means &
  Magic & {
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
    /** Total experience: the minimum of the level, or of both classes, plus the surplus. */
    readonly experience: Sum;
    readonly load: Sum;
  };

function sumLift({tables, stats}: Build): Sum {
  return addUp('Lift (lb)', rulePages.stats, [
    ['Strength', stats.Strength * tables.rules.liftPerStrength],
  ]);
}

/** Adds up action points. Tolls cannot take them below the minimum. */
function sumActionPoints(build: Build): Sum {
  const {rules} = build.tables;
  const {level} = build;
  const style = getStyleBonus(build);
  const dexterityModifier = build.modifiers.Dexterity;
  const {base, levelsPerPoint, least} = rules.actionPoints;
  const grown = Math.floor(level / levelsPerPoint);
  const load = getLoadToll(weighLoad(build).total, sumLift(build).total) ?? 0;
  const worn =
    parseCell(build.armor?.['AP toll']) + parseCell(build.shield?.['AP toll']);
  const own = actionPoints(rules, {dexterityModifier, level});
  const total = Math.max(least, own - worn - load + style.actionPoints);
  const sum = base + dexterityModifier + grown - worn - load;
  return addUp('Action points', rulePages.actionPoints, [
    ['Base', base],
    ['Dexterity', dexterityModifier],
    ['Level', grown],
    ['Armor and shield', -worn],
    ['Load', -load],
    [style.name, style.actionPoints],
    [`At least ${least}`, total - sum - style.actionPoints],
  ]);
}

function sumDefense(build: Build): Sum {
  const {tables, level, modifiers, shield} = build;
  const style = getStyleBonus(build);
  return addUp('DEF', rulePages.armor, [
    ['Base', tables.rules.defense.base],
    ['Level', defenseGrowth(tables.rules, level)],
    ['Dexterity', modifiers.Dexterity],
    ['Shield', parseCell(shield?.['DEF'])],
    [style.name, style.defense],
  ]);
}

/** Returns the Soak from the scales of a people, which armor replaces. */
function readScales({tables, people}: Build): number {
  const scales = tables.traits.find(
    (row) =>
      row['People'] === people['People'] && row['Gift or burden'] === 'Scales',
  );
  return parseChanges(scales?.['At the table']).get('Soak') ?? 0;
}

/** Sums Soak, where only the best of armor, scales, and Thick Skin counts. */
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
  const {tables, character, people, classes, modifiers} = build;
  const gifts = parseChanges(people['Saves']);
  return tables.saveUses.map(({Save: save = '', Stat: stat = ''}) =>
    addBonus(save, rulePages.saves, [
      [
        'Base',
        // The better of two classes counts.
        Math.max(
          ...classes.map(({group, level}) =>
            saveBase(tables.rules, group, {save, level}),
          ),
        ),
      ],
      [stat, new Map(Object.entries(modifiers)).get(stat) ?? 0],
      ['People', gifts.get(save) ?? 0],
      [
        'Save of choice',
        hasChoice(build) && character.chosenSave === save ? 1 : 0,
      ],
    ]),
  );
}

function sumExperience({tables, classes, character}: Build): Sum {
  return addUp('Experience', rulePages.experience, [
    ...classes.map(
      ({name, level}) =>
        [
          classes.length === 1 ? `Level ${level}` : `${name} ${level}`,
          getExperience(tables.rules, level),
        ] as const,
    ),
    ['since', character.earned],
  ]);
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
 * Derives every number of a character, each with its parts and the page of its rule.
 *
 * @throws RangeError if people, class, armor, or shield are unknown, or if level or a stat is out
 * of range.
 */
export function deriveCharacter(
  tables: CharacterTables,
  character: Character,
): Derived {
  const build = createBuild(tables, character);
  const {rules} = tables;
  const {Dexterity, Perception} = build.modifiers;
  const base = findBaseAttack(build);
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
    attacks: [
      ...character.weapons.map((weapon) => deriveAttack(build, weapon)),
      ...character.styles.map((style) => deriveStyleAttack(build, style)),
    ],
    lift: sumLift(build),
    notice: addUp('Notice (ft)', rulePages.stats, [
      ['Base', rules.notice.base],
      ['Perception', noticeRange(rules, Perception) - rules.notice.base],
    ]),
    scores: sumScores(build),
    modifiers: sumModifiers(build),
    baseAttack: addBonus('Base attack bonus', rulePages.attack, [
      [base.label, base.bonus],
    ]),
    ...deriveMeans(build),
    ...deriveMagic(build),
    experience: sumExperience(build),
    load: weighLoad(build),
  };
}
