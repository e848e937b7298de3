import {readLocale, requireLanguage} from '../../../scripts/start/readLocale';

describe('the language in which npm start shows the site (W2)', () => {
  it.each([
    [['--locale', 'de'], 'de'],
    [['--no-open', '--locale=de', '--port', '3001'], 'de'],
    [['-l', 'de'], 'de'],
    [['--port', '3001'], undefined],
    [['--locale'], undefined],
  ])('is read from %j', (args, locale) => {
    expect(readLocale(args)).toBe(locale);
  });

  it('is one of the site', () => {
    expect(() => {
      requireLanguage('de', ['en-US', 'de']);
    }).not.toThrow();
    expect(() => {
      requireLanguage('fr', ['en-US', 'de']);
    }).toThrow(
      '--locale: found "fr", expected one of the languages of this site: en-US, de.',
    );
  });
});
