import {
  findOriginal,
  getTranslationFolder,
} from '../../src/shared/lib/translatedPath';

/** Files to copy, by the path that each has in the copy; all paths are from the root of the project. */
export type CopyPlan = ReadonlyMap<string, string>;

/** Pages without an original would have no address in the main language. */
function requireOriginal(
  translation: string,
  original: string,
  files: ReadonlySet<string>,
): void {
  if (!original.startsWith('docs/') || files.has(original)) {
    return;
  }
  const [, area = ''] = original.split('/');
  const isSealed = [...files].some((file) =>
    file.startsWith(`sealed/${area}/`),
  );
  if (isSealed) {
    throw new Error(
      `${translation}: found a translation of a page that is here as ciphertext alone, expected ${original}: run "npm run lock -- open", or build without the translations of docs/${area}.`,
    );
  }
  throw new Error(
    `${translation}: found a translation of no page, expected ${original} beside it.`,
  );
}

/**
 * Plans the copy of a project in which the translations of a language replace their originals.
 *
 * @param files the files of the project without translations.
 * @param translations the files in the folder of the language, by their path in it.
 * @throws Error naming a translated page that has no original.
 */
export function planTranslation(
  files: readonly string[],
  translations: readonly string[],
  locale: string,
): CopyPlan {
  const known = new Set(files);
  const folder = getTranslationFolder(locale);
  return new Map([
    ...files.map((file) => [file, file] as const),
    ...translations.map((path) => {
      const source = `${folder}/${path}`;
      const original = findOriginal(path) ?? source;
      requireOriginal(source, original, known);
      return [original, source] as const;
    }),
  ]);
}
