import type {TranslationRecord} from '../../src/shared/lib/translatedPath';

/**
 * Finds out whether a sheet is the copy of one, as in `npm start -- --locale de`.
 *
 * @param path from the root of the project.
 * @param copy undefined in the project itself.
 * @returns one fault with what to change instead, or none.
 */
export function findCopyFaults(
  path: string,
  copy: TranslationRecord | undefined,
): readonly string[] {
  return copy === undefined
    ? []
    : [
        `${path}: found a copy for the language "${copy.locale}", expected a change of ${copy.sources[path] ?? path} in an editor of text, which is shown here at once.`,
      ];
}
