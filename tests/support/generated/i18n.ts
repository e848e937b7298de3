/** The one language of the site. */
const i18n = {
  defaultLocale: 'en-US',
  locales: ['en-US'],
  currentLocale: 'en-US',
};

export default i18n;
