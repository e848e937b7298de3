/** The hints of passwords in another language, by the path of their lock, such as `/keeper`. */
export type Hints = Readonly<Record<string, string>>;

type Lock = {
  readonly paths?: Readonly<Record<string, {readonly hint?: string}>>;
};

/**
 * Replaces the hints of a lock file by their translations.
 *
 * @param lock the text of `lock.json`.
 * @throws Error naming a path that has no hint to translate.
 */
export function translateHints(lock: string, hints: Hints): string {
  const file = JSON.parse(lock) as Lock;
  const paths = {...file.paths};
  for (const [path, hint] of Object.entries(hints)) {
    const entry = paths[path];
    if (entry?.hint === undefined) {
      throw new Error(
        `found the translation of a hint for ${path}, expected one of the paths in lock.json that have a hint.`,
      );
    }
    paths[path] = {...entry, hint};
  }
  return JSON.stringify({...file, paths}, undefined, 2);
}
