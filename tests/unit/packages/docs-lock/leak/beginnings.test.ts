import {
  createBeginnings,
  findBeginnings,
} from '@engine/docs-lock/leak/beginnings';
import fc from '../../../../support/properties';

const text = 'the miller paid the ferryman';

describe('where a phrase may begin', () => {
  it.each([
    ['its first two words', ['miller paid odo'], [4]],
    ['two words at the end', ['the ferryman'], [16]],
    ['its only word, everywhere', ['the'], [0, 16]],
    ['its only word at the end', ['ferryman'], [20]],
  ])('is found by %s', (_, phrases, places) => {
    expect(findBeginnings(createBeginnings(phrases), text)).toEqual(places);
  });

  it.each([
    ['of its words only the first is there', ['miller owes']],
    ['a word only begins like it', ['mill', 'the mill']],
    ['the words are in another order', ['paid miller']],
  ])('is nowhere if %s', (_, phrases) => {
    expect(findBeginnings(createBeginnings(phrases), text)).toEqual([]);
  });

  it('is never overlooked', () => {
    const word = fc.stringMatching(/^[a-zäλ\d]{1,9}$/);
    const words = fc.array(word, {minLength: 1, maxLength: 9});
    fc.assert(
      fc.property(
        fc.array(word),
        words,
        fc.array(word),
        (before, own, after) => {
          const phrase = own.join(' ');
          const start = before.reduce((sum, {length}) => sum + length + 1, 0);
          const all = [...before, ...own, ...after].join(' ');
          return findBeginnings(createBeginnings([phrase]), all).includes(
            start,
          );
        },
      ),
    );
  });
});
