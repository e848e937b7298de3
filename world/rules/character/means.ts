import {motesHeld} from '../casting';
import {proficiencyPoints} from '../progress';
import {hasChoice, type Build} from './build';
import {priceLoad} from './load';
import {sumSpent} from './points';
import {addUp, rulePages, type Sum} from './sum';

/** What a character can spend. */
export type Means = {
  readonly proficiencyPoints: Sum;
  readonly pointsSpent: Sum;
  readonly pointsLeft: Sum;
  /** The price of all that is carried, in silver marks. */
  readonly price: Sum;
  /** The coins that are left, in silver marks. */
  readonly coinsLeft: Sum;
  readonly contactPoints: Sum;
  /** The motes of a mage; undefined for others. */
  readonly motes: Sum | undefined;
};

/** The proficiency point that the Common Human gets besides the save of choice. */
const COMMON_HUMAN_POINT = 1;

/** Points for contacts. Source: Contacts and Enemies of Combat and Tactics. */
const CONTACTS = {first: 3, least: 1, levelsPerPoint: 2};

function sumPoints(build: Build): Sum {
  const {tables, character, modifiers} = build;
  const {first, perLevel} = tables.rules.proficiencyPoints;
  const intelligenceModifier = modifiers.Intelligence;
  const total = proficiencyPoints(tables.rules, {
    level: character.level,
    intelligenceModifier,
  });
  return addUp('Proficiency points', rulePages.proficiency, [
    ['First level', first],
    ['Intelligence', intelligenceModifier],
    [`${perLevel} at each later level`, total - first - intelligenceModifier],
    ['People', hasChoice(build) ? COMMON_HUMAN_POINT : 0],
  ]);
}

function sumContacts({character, modifiers}: Build): Sum {
  const {first, least, levelsPerPoint} = CONTACTS;
  const own = first + modifiers.Charisma;
  return addUp('Contact points', rulePages.contacts, [
    ['First level', first],
    ['Charisma', modifiers.Charisma],
    [`At least ${least}`, Math.max(0, least - own)],
    ['Even levels', Math.floor(character.level / levelsPerPoint)],
  ]);
}

/** Adds up the motes of a mage; a penalty of Intelligence takes none away. */
function sumMotes({
  tables,
  character,
  group,
  modifiers,
}: Build): Sum | undefined {
  return group.name === 'Mage'
    ? addUp('Motes', rulePages.spells, [
        [`Level ${character.level}`, motesHeld(tables.rules, character.level)],
        ['Intelligence', Math.max(0, modifiers.Intelligence)],
      ])
    : undefined;
}

/** Derives what a character can spend. */
export function deriveMeans(build: Build): Means {
  const points = sumPoints(build);
  const spent = sumSpent(build);
  const price = priceLoad(build);
  return {
    proficiencyPoints: points,
    pointsSpent: spent,
    pointsLeft: addUp('Points left', rulePages.proficiency, [
      ['Points', points.total],
      ['Spent', -spent.total],
    ]),
    price,
    coinsLeft: addUp('Coins left (marks)', rulePages.weapons, [
      ['Coins', build.character.purse],
      ['Price', -price.total],
    ]),
    contactPoints: sumContacts(build),
    motes: sumMotes(build),
  };
}
