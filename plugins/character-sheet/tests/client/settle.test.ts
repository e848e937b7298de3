import {settleCharacters} from '../../client/settle';
import {addCharacter, sheetStore} from '../../client/sheetStore';
import type {AnyCharacter} from '../../model/sheetRules';
import {makeCaster} from '../../../../world/tests/rules/character/casters';

describe('what a fight has left of a character', () => {
  it('is written to its sheet, and to no other', async () => {
    for (const level of [1, 5]) {
      await addCharacter(
        makeCaster('Wizard', level, {
          gear: [],
          purse: 1,
        }) as unknown as AnyCharacter,
      );
    }
    const [first, other] = sheetStore.state.value.sheets;
    const after = {
      wounds: 3,
      spent: {Motes: 2},
      conditions: ['Ash sickness'],
      experience: 50,
      coins: 7,
      things: ['a pelt'],
    };
    await settleCharacters('/', [
      {sheet: first?.id ?? '', after},
      {sheet: 'gone', after},
    ]);
    const [settled, untouched] = sheetStore.state.value.sheets;
    expect(settled?.character).toEqual({
      ...first?.character,
      wounds: 3,
      used: [{name: 'Motes', count: 2}],
      conditions: [{name: 'Ash sickness'}],
      earned: 50,
      purse: 8,
      gear: [{name: 'a pelt', count: 1}],
    });
    expect(untouched).toEqual(other);
  });
});
