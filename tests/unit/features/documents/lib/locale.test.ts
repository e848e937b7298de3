import {chooseLocale} from '../../../../../src/features/documents/lib/locale';

describe('the language of the viewer page', () => {
  it.each([
    [['en-US'], 'en-US'],
    [['en-GB'], 'en-US'],
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['fr', 'de-CH'], 'de'],
    [['fr'], 'en-US'],
    [[], 'en-US'],
  ])('for readers of %j', (wanted, locale) => {
    expect(chooseLocale(wanted, ['en-US', 'de'])).toBe(locale);
  });
});
