/** The language of the site, which is also the fallback. */
const DEFAULT_LOCALE = 'en-US';

/** Chooses the language of the viewer page: the first preferred one that is available, in the same region or any. */
export function chooseLocale(
  wanted: readonly string[],
  available: readonly string[],
): string {
  const getLanguage = (locale: string): string => locale.replace(/-.*$/, '');
  for (const each of wanted) {
    const found =
      available.find((locale) => locale === each) ??
      available.find((locale) => getLanguage(locale) === getLanguage(each));
    if (found !== undefined) {
      return found;
    }
  }
  return DEFAULT_LOCALE;
}
