import {parseArgs} from 'node:util';

/** Reads the language that the arguments of `npm start` name; undefined if they name none. */
export function readLocale(args: readonly string[]): string | undefined {
  const {values} = parseArgs({
    args: [...args],
    strict: false,
    options: {locale: {type: 'string', short: 'l'}},
  });
  return typeof values.locale === 'string' ? values.locale : undefined;
}

/**
 * Makes sure that a site has a language.
 *
 * @param languages its languages, of which the first is the main one.
 * @throws Error naming those that it has.
 */
export function requireLanguage(
  locale: string,
  languages: readonly string[],
): void {
  if (!languages.includes(locale)) {
    throw new Error(
      `--locale: found "${locale}", expected one of the languages of this site: ${languages.join(', ')}. world/languages.ts names them.`,
    );
  }
}
