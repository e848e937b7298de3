// cspell:ignore findest jetzt hier
import {translateText} from '../../../../plugins/interface-texts/translateText';

jest.mock('../../../../world/language', () => ({language: 'de'}));

describe('a text that the build writes', () => {
  it('is in the language of the build, with its values', () => {
    const link = '<a href="/vale/">Das Tal</a>';
    expect(
      translateText(
        {id: 'site.movedPage.link', message: 'Here: {link}.'},
        {link},
      ),
    ).toBe(`Du findest sie jetzt hier: ${link}.`);
  });

  it('is in English if nobody has translated it', () => {
    expect(
      translateText({id: 'site.unknown', message: 'New, {x}'}, {x: '1'}),
    ).toBe('New, 1');
  });
});
