import type * as Languages from '../../../src/site/languages';

/** Loads the settings anew for a site with some languages. */
function loadFor(languages: readonly string[]) {
  jest.resetModules();
  jest.doMock('../../../world/languages', () => ({languages}));
  return jest.requireActual<typeof Languages>('../../../src/site/languages');
}

describe('the languages of a site', () => {
  it('leave the settings of Docusaurus as they are if there is only one', () => {
    expect(loadFor(['en-US']).createI18n('/')).toEqual({
      defaultLocale: 'en-US',
      locales: ['en-US'],
    });
  });

  it('have folders in the site, except for the main one', () => {
    const {localeConfigs = {}} = loadFor(['en-US', 'de']).createI18n(
      '/orrameth/',
    );
    expect(localeConfigs).toEqual({
      'en-US': {label: 'English', htmlLang: 'en-US', baseUrl: '/orrameth/'},
      de: {label: 'Deutsch', htmlLang: 'de', baseUrl: '/orrameth/de/'},
    });
    expect(loadFor(['en-US', 'de']).localizePath('/', 'de')).toBe('/de/');
  });

  it('may begin with another than English, which then has no folder', () => {
    const {localizePath} = loadFor(['de', 'en-US']);
    expect([localizePath('/', 'de'), localizePath('/', 'en-US')]).toEqual([
      '/',
      '/en-US/',
    ]);
  });
});
