import {stemOf, getWords} from './words';

/** The words of readers with the words that the site uses instead. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** How a search is done. */
export type SearchRules = {
  readonly synonyms: Synonyms;
  /** Words that say nothing of what is looked for. */
  readonly fillers: readonly string[];
};

/** Words in the form in which they are looked up. */
export type Stems = readonly string[];

/** Synonyms by word. */
export type SynonymTable = {
  readonly byWords: ReadonlyMap<string, readonly Stems[]>;
  /** How many words the longest phrase has. */
  readonly longest: number;
  /** The single words that have synonyms. */
  readonly words: readonly string[];
};

/** Gives the words of a text that say something, as they are looked up; all where none does. */
export function tellingStems(text: string, fillers: readonly string[]): Stems {
  const all = getWords(text).map((word) => word.toLowerCase());
  const telling = all.filter((word) => !fillers.includes(word));
  return (telling.length === 0 ? all : telling).map(stemOf);
}

/** Makes what is known of words ready to be looked up. */
export function synonymTable({synonyms, fillers}: SearchRules): SynonymTable {
  const entries = Object.entries(synonyms).map(([words, others]) => ({
    key: tellingStems(words, fillers),
    others: others.map((each) => tellingStems(each, fillers)),
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
