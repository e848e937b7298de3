import {replaceDice, replaceSaves} from '../../model/thrown';
import type {Action} from '../../../../src/shared/model/fight';

const attack: Action = {
  do: 'attack',
  who: 'a',
  target: 'b',
  weapon: 0,
  parries: false,
  modifier: 0,
  die: 3,
  damage: 4,
  more: 5,
  saveDie: 0,
  harm: 0,
};

describe('dice that were thrown at the table', () => {
  it.each([
    [
      {die: 0, damage: 0},
      {die: 3, damage: 4, more: 5},
    ],
    [
      {die: 20, damage: 0},
      {die: 20, damage: 4, more: 5},
    ],
    // Whoever throws a critical has added its die already.
    [
      {die: 20, damage: 11},
      {die: 20, damage: 11, more: 0},
    ],
  ])('%j count before those of the browser', (thrown, expected) => {
    expect(replaceDice(attack, thrown)).toMatchObject(expected);
  });

  it('count for each target of a spell', () => {
    const cast: Action = {
      do: 'cast',
      who: 'a',
      spell: 'Ash Whisper',
      targets: ['b', 'c'],
      steps: {},
      waits: false,
      dice: {b: 4, c: 5},
      harm: 0,
    };
    expect(replaceSaves(cast, {b: 17, c: 0})).toEqual({
      ...cast,
      dice: {b: 17, c: 5},
    });
    expect(replaceSaves(attack, {b: 17})).toBe(attack);
  });

  it('change nothing but attacks', () => {
    const save: Action = {
      do: 'save',
      who: 'a',
      save: 'Mind',
      strength: 12,
      die: 4,
    };
    expect(replaceDice(save, {die: 9, damage: 9})).toBe(save);
  });
});
