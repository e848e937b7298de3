import type {Art} from './combatant';
import type {Hero} from './heroes';
import {findAbility} from './owned';
import {parseRoll, type Roll} from './roll';
import {readRows} from './sheets';

const healingWays = readRows('game-mechanics/wizardly-magic/healing-ways.csv');

/** Returns the hit points that a mote heals, according to the class. */
function getHealingDie(hero: Hero): Roll | undefined {
  const way = healingWays.find(({'Practiced by': who = ''}) =>
    who.split(', ').includes(hero.build['Class'] ?? ''),
  );
  const die = /^d\d+/.exec(way?.['For each mote'] ?? '')?.[0];
  return die === undefined
    ? undefined
    : {...parseRoll(die), plus: findAbility(hero, 'Open Hand') ? 2 : 0};
}

/** Motes that a healer spends per touch. */
const MOTES_PER_TOUCH = 3;

/** Returns the healing art of a class, if it has one. */
export function listHealingArts(hero: Hero): readonly Art[] {
  const die = getHealingDie(hero);
  if (die === undefined) {
    return [];
  }
  const motes = Math.min(MOTES_PER_TOUCH, Math.ceil(hero.level / 3));
  return [
    {
      name: 'healing',
      points: 4,
      motes,
      perFight: Infinity,
      aim: 'hurt',
      targets: 1,
      strength: 0,
      heals: {...die, count: motes, plus: motes * die.plus},
      worth: 8 + 4 * motes,
    },
  ];
}
