import {language} from '../../world/language';
import {languages} from '../../world/languages';

/** The language of the pages in `docs/`, as a BCP 47 tag. */
export const [mainLanguage, ...furtherLanguages] = languages;

/**
 * Returns the base path of the site in a language: that of the main one is the site's own, others
 * have a folder in it.
 *
 * @param basePath the base path of the site, with a leading and a trailing slash.
 */
export function localizePath(basePath: string, locale: string): string {
  return locale === mainLanguage ? basePath : `${basePath}${locale}/`;
}

/** Returns the name of a language in that language, without its region: "Deutsch". */
export function nameLanguage(locale: string): string {
  const {language: code} = new Intl.Locale(locale);
  return new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? locale;
}

/** Returns Docusaurus' settings of languages; their folders are those of `localizePath`. */
export function createI18n(basePath: string) {
  return {
    defaultLocale: mainLanguage,
    locales: [...languages],
    ...(furtherLanguages.length > 0 && {
      localeConfigs: Object.fromEntries(
        languages.map((locale) => [
          locale,
          {
            label: nameLanguage(locale),
            htmlLang: locale,
            baseUrl: localizePath(basePath, locale),
          },
        ]),
      ),
    }),
  };
}

/** The language of this build. */
export const currentLanguage = language;
