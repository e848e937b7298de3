import type {Combatant} from '../../../../src/shared/model/fight';
import type {Effect, Fighter} from '../../../../src/shared/model/fighter';

/** A condition that lasts two turns. */
const stunned: Effect = {name: 'stunned', turns: 2, keepsNothing: true};

/** A fighter with an attack, a power and tactics. */
const wolf: Fighter = {
  name: 'Wolf',
  rank: 1,
  initiative: 2,
  hitPoints: 9,
  diesAt: 10,
  points: 6,
  defense: 12,
  ready: 2,
  soak: 1,
  saves: {Body: 1},
  attacks: [
    {name: 'bite', cost: 2, bonus: 3, damage: '1d6', pierce: 0, most: 2},
  ],
  powers: [
    {
      name: 'howl',
      when: 'fight',
      cost: 3,
      save: 'Mind',
      strength: 12,
      targets: 2,
      effect: stunned,
    },
  ],
  morale: 12,
  canBeBruised: true,
  plays: 'Bites the last in line.',
};

/** That fighter in a fight, stunned. */
export const combatant: Combatant = {
  id: 'a',
  name: 'Wolf 1',
  side: 'foes',
  fighter: wolf,
  isNamed: false,
  initiative: null,
  hitPoints: 9,
  points: 6,
  owed: 0,
  struck: {bite: 1},
  used: ['howl'],
  effects: [stunned],
  isBound: false,
  isGone: false,
  from: 1,
};
