import {proficiencyPoints} from '../progress';
import {hasChoice, type Build} from './build';
import {sumContacts, type ContactSums} from './contacts';
import {priceLoad} from './load';
import {sumSpent} from './points';
import {addUp, rulePages, type Sum} from './sum';

/** The points and coins of a character. */
export type Means = ContactSums & {
  readonly proficiencyPoints: Sum;
  readonly pointsSpent: Sum;
  readonly pointsLeft: Sum;
  /** The price of everything carried, in silver marks. */
  readonly price: Sum;
  /** The coins that are left, in silver marks. */
  readonly coinsLeft: Sum;
};

/** The proficiency points that the Common Human gets besides the save of choice. */
const COMMON_HUMAN_POINT = 1;

function sumPoints(build: Build): Sum {
  const {tables, level, modifiers} = build;
  const {first, perLevel} = tables.rules.proficiencyPoints;
  const intelligenceModifier = modifiers.Intelligence;
  const total = proficiencyPoints(tables.rules, {
    level,
    intelligenceModifier,
  });
  return addUp('Proficiency points', rulePages.proficiency, [
    ['First level', first],
    ['Intelligence', intelligenceModifier],
    [`${perLevel} at each later level`, total - first - intelligenceModifier],
    ['People', hasChoice(build) ? COMMON_HUMAN_POINT : 0],
  ]);
}

/** Derives the points and coins that a character can spend. */
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
    ...sumContacts(build),
  };
}
