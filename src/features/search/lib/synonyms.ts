import {computeStem, getWords} from './words';

/** The words of readers with the words that the site uses instead. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The vocabulary of a search. */
export type SearchRules = {
  readonly synonyms: Synonyms;
  /** Words without meaning for a search. */
  readonly fillers: readonly string[];
};

/** Words as stems. */
export type Stems = readonly string[];

/** Synonyms by word. */
export type SynonymTable = {
  readonly byWords: ReadonlyMap<string, readonly Stems[]>;
  /** Length of the longest phrase in words. */
  readonly longest: number;
  /** The single words that have synonyms. */
  readonly words: readonly string[];
};

/** Returns the stems of a text without filler words; all if there are only those. */
export function listDistinctiveStems(
  text: string,
  fillers: readonly string[],
): Stems {
  const all = getWords(text).map((word) => word.toLowerCase());
  const telling = all.filter((word) => !fillers.includes(word));
  return (telling.length === 0 ? all : telling).map(computeStem);
}

/** Prepares synonyms for lookup. */
export function synonymTable({synonyms, fillers}: SearchRules): SynonymTable {
  const entries = Object.entries(synonyms).map(([words, others]) => ({
    key: listDistinctiveStems(words, fillers),
    others: others.map((each) => listDistinctiveStems(each, fillers)),
  }));
  const byWords = new Map<string, readonly Stems[]>();
  for (const {key, others} of entries) {
    const name = key.join(' ');
    byWords.set(name, [...(byWords.get(name) ?? []), ...others]);
  }
  return {
    byWords,
    longest: Math.max(1, ...entries.map(({key}) => key.length)),
    words: entries
      .filter(({key}) => key.length === 1)
      .map(({key}) => key[0] ?? ''),
  };
}
