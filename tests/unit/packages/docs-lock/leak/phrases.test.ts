import {
  arranged,
  findPhrases,
  getPhrases,
  secretPhrases,
  SHINGLE,
} from '@engine/docs-lock/leak/phrases';
import {parsePrints, type TextPrint} from '@engine/docs-lock/leak/print';
import fc from '../../../../support/properties';

function print(text: string): TextPrint {
  return {kind: 'text', where: 'docs/reference/index.mdx', text};
}

/** Finds the phrases of some texts that occur in another text. */
function found(
  texts: readonly string[],
  elsewhere: string,
  allowed: readonly string[] = [],
): readonly string[] {
  const phrases = arranged(getPhrases(texts.map(print), allowed));
  return findPhrases(phrases, elsewhere).map(({phrase}) => phrase);
}

describe('a phrase of a locked page', () => {
  it('is five words of a long text with enough meaning, anywhere in it', () => {
    const text = 'One ferry three miller five drowned seven eight';
    expect(found([text], 'zero ferry, three: MILLER five drowned')).toEqual([
      'ferry three miller five drowned',
    ]);
  });

  it('is six words of a long text if five mean too little', () => {
    const text = 'It was on the day of the one that he had';
    expect(found([text], 'it was on the day')).toEqual([]);
    expect(found([text], 'was on the day of the')).toEqual([
      'was on the day of the',
    ]);
  });

  it('is the whole of a short text', () => {
    expect(found(['Odo and the miller'], 'it is Odo and the miller')).toEqual([
      'odo and the miller',
    ]);
    expect(found(['Odo and the miller'], 'Odo and the maid')).toEqual([]);
  });

  it.each([
    ['a word', 'Miller'],
    ['two short words', 'the mill'],
    ['signs alone', '— !'],
  ])('is not searched for if it is %s', (_, text) => {
    expect(found([text], text)).toEqual([]);
  });

  it('is searched for if it is one long word', () => {
    expect(found(['Gatewatchers’'], 'gatewatchers')).toEqual(['gatewatchers']);
  });

  it('is searched for beside others with the same beginning', () => {
    const texts = [
      'Gatewatchers’',
      'Gatewatchers paid Odo',
      'Gatewatchers paid',
    ];
    expect(found(texts, 'the gatewatchers paid')).toEqual([
      'gatewatchers',
      'gatewatchers paid',
    ]);
  });

  it('may be allowed, even as a part of a longer text', () => {
    const text = 'One ferry three miller five drowned seven';
    expect(found([text], text, [text])).toEqual([]);
    expect(
      found([text], text, ['one ferry three miller five drowned']),
    ).toEqual(['three miller five drowned seven']);
  });

  it('is found once, with the page that it comes from', () => {
    const phrases = arranged(getPhrases([print('Odo and the miller')], []));
    expect(
      findPhrases(phrases, 'Odo and the miller, odo and the miller'),
    ).toEqual([
      {where: 'docs/reference/index.mdx', phrase: 'odo and the miller'},
    ]);
  });

  it('is found in any text with enough words, whatever surrounds it', () => {
    const word = fc.stringMatching(/^[a-z]{4,9}$/);
    const words = fc.array(word, {minLength: SHINGLE + 1, maxLength: 20});
    fc.assert(
      fc.property(
        words,
        fc.array(word),
        fc.array(word),
        (own, before, after) => {
          const page = [...before, ...own, ...after].join(' ');
          return found([own.join(', ')], page).length > 0;
        },
      ),
    );
  });
});

describe('a word that must never be public', () => {
  const phrases = arranged(secretPhrases(['Odo', 'the Ninth Bell'], 'a list'));

  it.each([
    ['ODO’s ferry', 'odo'],
    ['at the ninth-bell', 'the ninth bell'],
  ])('is found in %j, however short it is', (text, phrase) => {
    expect(findPhrases(phrases, text)).toEqual([{where: 'a list', phrase}]);
  });

  it('is found only as a whole word', () => {
    expect(findPhrases(phrases, 'an odor at the ninth')).toEqual([]);
  });
});

describe('the leak check’s record of a build', () => {
  const notes = {from: 'pages', sources: 'a', prints: [print('a')]};

  it('is parsed', () => {
    expect(parsePrints(JSON.stringify(notes))).toEqual(notes);
  });

  it.each([
    '{}',
    '[1]',
    'null',
    '{"from":"pages","sources":"","prints":[{"kind":"other","where":"x"}]}',
    '{"from":"pages","sources":"","prints":[{"kind":"text"}]}',
    '{"from":"elsewhere","sources":"","prints":[]}',
    '{"from":"pages","prints":[]}',
  ])('is rejected as %s', (text) => {
    expect(() => parsePrints(text)).toThrow('build again');
  });
});
