import {computeStem, getWords} from './words';

/** The words of readers, each with the words that the site uses instead. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The vocabulary of a search. */
export type SearchRules = {
  readonly synonyms: Synonyms;
  /** Words without meaning for a search. */
  readonly fillers: readonly string[];
};

/** Words as stems. */
export type Stems = readonly string[];

/** The synonyms of words, by their stems. */
export type SynonymTable = {
  readonly byWords: ReadonlyMap<string, readonly Stems[]>;
  /** Length of the longest phrase in words. */
  readonly longest: number;
};

/** A concept of a query: one word, or several that belong together. */
export type Concept = {
  /** Its wording in the query. */
  readonly stems: Stems;
  /** Its synonyms. */
  readonly synonyms: readonly Stems[];
};

/** The maximum number of words in a query, and of letters in a word. */
const MOST = {words: 32, letters: 40};

/** The openings of questions that ask for a number, each with the name of the number. */
const FIGURES: readonly (readonly [beginning: RegExp, figure: string])[] = [
  [/^how (?:much|expensive) (?:is|are|does|do|for)\b(?!.+\bweigh)/i, 'price'],
  [/^how (?:heavy|much (?:does|do)(?=.+\bweigh))/i, 'weight'],
  [/^how (?:tall|big|large)\b/i, 'height'],
  [/^how fast\b/i, 'speed'],
];

/** Replaces the opening of a question with the name of the number that it asks for. */
function nameFigure(query: string): string {
  const found = FIGURES.find(([beginning]) => beginning.test(query));
  return found === undefined ? query : query.replace(...found);
}

/** Returns the stems of a text without fillers, or all stems if there are only fillers. */
function listDistinctiveStems(text: string, fillers: readonly string[]): Stems {
  const all = getWords(text).map((word) => word.toLowerCase());
  const telling = all.filter((word) => !fillers.includes(word));
  return (telling.length === 0 ? all : telling).map(computeStem);
}

/**
 * Returns the distinct stems of a query, with the name of the number that it asks for. Long
 * queries, such as pasted texts, are cut off.
 */
export function listQueryStems(
  query: string,
  fillers: readonly string[],
): Stems {
  const stems = listDistinctiveStems(nameFigure(query), fillers);
  const short = stems.map((stem) => stem.slice(0, MOST.letters));
  return [...new Set(short)].slice(0, MOST.words);
}

/**
 * Prepares synonyms for lookup. Words with the same stem share their synonyms, and none is its own.
 */
export function synonymTable({synonyms, fillers}: SearchRules): SynonymTable {
  const byWords = new Map<string, readonly Stems[]>();
  let longest = 1;
  for (const [words, others] of Object.entries(synonyms)) {
    const key = listDistinctiveStems(words, fillers);
    const name = key.join(' ');
    const stems = others.map((each) => listDistinctiveStems(each, fillers));
    const all = [...(byWords.get(name) ?? []), ...stems];
    const different = new Map(all.map((each) => [each.join(' '), each]));
    different.delete(name);
    byWords.set(name, [...different.values()]);
    longest = Math.max(longest, key.length);
  }
  return {byWords, longest};
}

/** Reads the first concept of some words: the longest phrase with synonyms, or one word. */
function readConcept(stems: Stems, {byWords, longest}: SynonymTable): Concept {
  for (let size = Math.min(longest, stems.length); size > 0; size -= 1) {
    const phrase = stems.slice(0, size);
    const synonyms = byWords.get(phrase.join(' '));
    if (synonyms !== undefined) {
      return {stems: phrase, synonyms};
    }
  }
  return {stems: stems.slice(0, 1), synonyms: []};
}

export function readConcepts(
  stems: Stems,
  table: SynonymTable,
): readonly Concept[] {
  const concepts: Concept[] = [];
  let rest = stems;
  while (rest.length > 0) {
    const concept = readConcept(rest, table);
    concepts.push(concept);
    rest = rest.slice(concept.stems.length);
  }
  return concepts;
}
