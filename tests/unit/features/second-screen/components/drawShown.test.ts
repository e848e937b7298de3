import {drawShown} from '../../../../../src/features/second-screen/window/drawShown';
import type {ShownFighter} from '../../../../../src/features/second-screen/lib/shown';

/** Draws an order, and returns the words of each fighter. */
function listWords(
  fighters: readonly Partial<ShownFighter>[],
): readonly (readonly (string | null)[])[] {
  const order = drawShown({
    kind: 'order',
    round: 1,
    fighters: fighters.map((fighter) => ({
      name: 'Odo',
      side: 'heroes',
      isActing: false,
      fallen: 'no',
      conditions: [],
      ...fighter,
    })),
  }) as Element;
  return [...order.querySelectorAll('li')].map((item) =>
    [...item.children].map(({textContent}) => textContent),
  );
}

describe('the order on the screen for players', () => {
  it('tells sides, who acts, who lies there and who is dead, in words', () => {
    expect(
      listWords([
        {isActing: true},
        {name: 'Wolf 1', side: 'foes', conditions: ['stunned', 'prone']},
        {name: 'Wolf 2', side: 'foes', fallen: 'down'},
        {name: 'Wolf 3', side: 'foes', fallen: 'dead'},
      ]),
    ).toEqual([
      ['Odo', 'Hero', 'acts now'],
      ['Wolf 1', 'Foe', 'stunned · prone'],
      ['Wolf 2', 'Foe', 'down'],
      ['Wolf 3', 'Foe', 'dead'],
    ]);
  });
});
