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
