import {
  createCharacterSet,
  listRuns,
} from '@engine/docs-lock/leak-check/readings/listRuns';
import fc from '../../../../../support/properties';

const letters = createCharacterSet(/[a-f]/i);

describe('runs of characters', () => {
  it.each([
    ['abcd', ['abcd']],
    ['abc', []],
    ['abcdef', ['abcdef']],
    ['-abcd-', ['abcd']],
    ['abc abcd xyz abcdeFA', ['abcd', 'abcdeFA']],
    ['abcd-abc-abcd', ['abcd', 'abcd']],
    ['', []],
  ])('in %j are as long as they can be and not too short', (text, runs) => {
    expect(listRuns(text, letters, 4)).toEqual(runs);
  });

  it('are those that a pattern finds, in any text', () => {
    const part = fc.constantFrom('a', 'bc', 'facade', 'x', ' ', 'é', '\ud83c');
    fc.assert(
      fc.property(
        fc.array(part, {maxLength: 60}),
        fc.integer({min: 1, max: 9}),
        (parts, least) => {
          const text = parts.join('');
          const pattern = new RegExp(`[a-f]{${least},}`, 'g');
          expect(listRuns(text, letters, least)).toEqual(
            text.match(pattern) ?? [],
          );
        },
      ),
    );
  });
});
