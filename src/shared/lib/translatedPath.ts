/** The folder of Docusaurus for translated pages: the id of their docs plugin, and a path in it. */
const PAGES =
  /^docusaurus-plugin-content-docs-(?<area>[^/]+)\/current\/(?<path>.+)$/;

/** What else can be translated: what stands in these folders, and the labels of sidebars. */
const FILES = /^(?:library|static|world)\/|^sidebars\.ts$/;

/** Returns the folder with the translations of a language, from the root of the project. */
export function getTranslationFolder(locale: string): string {
  return `i18n/${locale}`;
}

/**
 * Returns the file that a translation stands for: `docs/vale/town.md` for
 * `docusaurus-plugin-content-docs-vale/current/town.md`.
 *
 * @param path the path of the translation in the folder of its language.
 * @returns the path from the root of the project; undefined for a file that Docusaurus reads where
 *   it stands, such as `code.json`.
 */
export function findOriginal(path: string): string | undefined {
  const page = PAGES.exec(path)?.groups;
  if (page !== undefined) {
    return `docs/${page['area'] ?? ''}/${page['path'] ?? ''}`;
  }
  return FILES.test(path) ? path : undefined;
}

/**
 * Returns the original of a file in `i18n/`, or the path itself if it is none or stands for nothing
 * else; both from the root of the project.
 */
export function getOriginal(path: string): string {
  const [top, , ...rest] = path.split('/');
  return (top === 'i18n' ? findOriginal(rest.join('/')) : undefined) ?? path;
}

/**
 * Moves a translated page with its original.
 *
 * @param path the path of the translation, from the root of the project.
 * @param original the new path of its original: `docs/vale/village.md`.
 */
export function moveTranslation(path: string, original: string): string {
  const [, locale = ''] = path.split('/');
  const [, area = '', ...inArea] = original.split('/');
  return `${getTranslationFolder(locale)}/docusaurus-plugin-content-docs-${area}/current/${inArea.join('/')}`;
}

/** The file of a localized copy of the project that tells where its files are from. */
export const TRANSLATION_RECORD = 'translation.json';

/** Where the files of a localized copy of the project are from. */
export type TranslationRecord = {
  /** The path from the copy to the project. */
  readonly root: string;
  readonly locale: string;
  /** The translated files by the path of their original, both from the root of the project. */
  readonly sources: Readonly<Record<string, string>>;
};
