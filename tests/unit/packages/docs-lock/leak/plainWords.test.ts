import {plainWords, wordsApart} from '@engine/docs-lock/leak/plainWords';
import fc from '../../../../support/properties';

describe('the words of a text', () => {
  it.each([
    ['plain text', 'The miller, paid!', 'the miller paid'],
    ['markup', 'the <b class="x">miller</b> paid', 'the miller paid'],
    ['named entities', 'Odo &amp; the &quot;miller&quot;', 'odo the miller'],
    ['numbered entities', 'mill&#101;r &#x70;aid', 'miller paid'],
    ['an entity that nobody knows', 'a&xyz;b &#0; c', 'a b c'],
    [
      'escapes of a script',
      String.raw`mill\u0065r\npa\x69d \u{0065}`,
      'miller paid e',
    ],
    ['an address', '/the%20m%C3%BCller/paid', 'the müller paid'],
    ['an address that is broken', 'a%E0!b', 'a b'],
    ['bytes that are no text', 'the ��miller', 'the miller'],
    ['wide letters', 'Ｍｉｌｌｅｒ', 'miller'],
    ['soft hyphens', 'mil\u00adler pa&shy;id', 'miller paid'],
    ['signs of no width', 'mil\u200bler\u2060 pa\ufeffid', 'miller paid'],
  ])('are the same in %s', (_, text, words) => {
    expect(plainWords(text)).toBe(words);
  });

  it('are separate in tags', () => {
    expect(wordsApart('<img alt="The miller">text<br>')).toEqual({
      plain: 'text',
      inTags: 'img alt the miller br',
      joined: '',
    });
    expect(wordsApart('no tag')).toEqual({
      plain: 'no tag',
      inTags: '',
      joined: '',
    });
  });

  it('are joined across tags inside a word, but not across a tag that ends a line', () => {
    const {plain, joined} = wordsApart(
      '<p>mil<b>l</b><!-- -->er</p><p>paid</p>',
    );
    expect(plain).toBe('mil l er paid');
    expect(joined).toBe('miller paid');
  });

  it('are never lost: each is in the text or in a tag', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    fc.assert(
      fc.property(fc.array(word, {minLength: 1}), (words) => {
        const text = words.map((each, index) =>
          index % 2 === 0 ? each : `<a title="${each}">`,
        );
        const {plain, inTags} = wordsApart(text.join(' '));
        const found = `${plain} ${inTags}`;
        return words.every((each) => found.split(' ').includes(each));
      }),
    );
  });
});
