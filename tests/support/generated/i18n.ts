/** Mocks the settings of the site's only language. */
const i18n = {
  defaultLocale: 'en-US',
  locales: ['en-US'],
  currentLocale: 'en-US',
};

export default i18n;
