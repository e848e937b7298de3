import type {UnknownWord} from './unknownWords';

/** What becomes of unknown words. */
export type WordDecision = {
  /** Words of new names, which are accepted. */
  readonly accepted: readonly string[];
  /** Words that may be slips. */
  readonly doubtful: readonly string[];
  /** Faults of words that must be spelled otherwise. */
  readonly faults: readonly string[];
};

/**
 * Decides which unknown words are new names.
 *
 * @param names texts whose words are new names.
 */
export function decideWords(
  unknown: readonly UnknownWord[],
  names: readonly string[],
): WordDecision {
  const named = new Set(
    names.flatMap((name) => name.match(/[\p{L}\p{M}]+/gu) ?? []),
  );
  const allowed = unknown.filter(({forbidden}) => !forbidden);
  const words = [...new Set(allowed.map(({word}) => word))];
  return {
    accepted: words.filter((word) => named.has(word)),
    doubtful: words.filter((word) => !named.has(word)),
    faults: unknown
      .filter(({forbidden}) => forbidden)
      .map(
        ({word, instead}) =>
          `found "${word}", expected another spelling ${instead}.`,
      ),
  };
}
