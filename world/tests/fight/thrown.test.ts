import {rollAttack, rollCast} from '../../fight/roll';
import {begin, makeFighter} from './fighters';

const fight = begin(
  [makeFighter('Odo'), 'heroes', 20],
  [makeFighter('Foe'), 'foes', 1],
);

const attack = {
  who: 'f1',
  target: 'f2',
  weapon: 0,
  parries: false,
  modifier: 0,
};

/** Shows three with every die. */
const draw = () => 3;

describe('dice that were thrown at the table', () => {
  it.each([
    [
      {die: 0, damage: 0},
      {die: 3, damage: 3, more: 3},
    ],
    [
      {die: 20, damage: 0},
      {die: 20, damage: 3, more: 3},
    ],
    // Whoever throws a critical has added its die already.
    [
      {die: 20, damage: 11},
      {die: 20, damage: 11, more: 0},
    ],
  ])('%j count before those of the browser', (thrown, expected) => {
    const rolled = rollAttack({...attack, thrown}, fight, draw);
    expect(rolled).toMatchObject(expected);
    expect(rolled).not.toHaveProperty('thrown');
  });

  it('count for each target of a spell', () => {
    const cast = {
      who: 'f1',
      spell: 'Ash Whisper',
      targets: ['f2', 'f3'],
      steps: {},
      waits: false,
    };
    const thrown = {f2: 17, f3: 0};
    expect(rollCast({...cast, thrown}, '', draw)).toEqual({
      do: 'cast',
      ...cast,
      dice: {f2: 17, f3: 3},
      harm: 0,
    });
  });
});
