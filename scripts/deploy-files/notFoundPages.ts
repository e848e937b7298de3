/** The not-found page of the main language, below the base path. */
export const NOT_FOUND_PAGE = '404.html';

/** Returns the not-found page of another language, below the base path. */
export function getNotFoundPage(locale: string): string {
  return `${locale}/${NOT_FOUND_PAGE}`;
}

/** Lists the languages of a built site that have a not-found page, by its pages. */
export function listNotFoundLanguages(
  pages: readonly string[],
): readonly string[] {
  return pages.flatMap((page) => {
    const [locale = '', name, ...rest] = page.split('/');
    return name === NOT_FOUND_PAGE && rest.length === 0 ? [locale] : [];
  });
}

/** Whether a page is the not-found page of some language. */
export function isNotFoundPage(page: string): boolean {
  return page === NOT_FOUND_PAGE || listNotFoundLanguages([page]).length > 0;
}

/**
 * Chooses the not-found page for a missing path, in the language of its folder.
 *
 * @param path below the base path, without a leading slash.
 * @param languages the languages with folders of their own.
 */
export function chooseNotFoundPage(
  path: string,
  languages: readonly string[],
): string {
  const locale = languages.find((each) => path.startsWith(`${each}/`));
  return locale === undefined ? NOT_FOUND_PAGE : getNotFoundPage(locale);
}
