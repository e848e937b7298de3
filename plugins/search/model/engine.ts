import MiniSearch, {type Query} from 'minisearch';
import type {Kind, SearchRecord} from '../../../src/shared/model/searchRecord';
import {
  listQueryStems,
  readConcepts,
  synonymTable,
  type Concept,
  type SearchRules,
  type Stems,
  type SynonymTable,
} from './concepts';
import {SYNONYM, rank, type Hit, type Match, type NamedRecord} from './rank';
import {computeStem, countTypos, getWords} from './words';

/** The weights of fields. */
const BOOST = {
  title: 7,
  aliases: 7,
  question: 6,
  place: 2,
  headings: 2,
  facts: 2,
  text: 1,
};

/** Kinds whose context is part of their name; an area says little about its pages. */
const PLACED: readonly Kind[] = [
  'section',
  'row',
  'place',
  'person',
  'house',
  'document',
];

/** Minimum length of a query in letters; one letter would match the start of nearly all texts. */
const LEAST = 2;

/**
 * The names of a record; for rows, a number or kind after a comma is dropped, because readers
 * rarely search for it.
 */
function listNames({kind, title, aliases}: SearchRecord): readonly string[] {
  const [short = title, ...rest] = title.split(', ');
  const isLong = (kind === 'row' || kind === 'line') && rest.length > 0;
  return [title, ...(isLong ? [short] : []), ...(aliases?.split('; ') ?? [])];
}

/** A document of the index: a record, or a question that it answers. */
type Entry = {
  readonly named: NamedRecord;
  readonly question?: Stems | undefined;
};

/** Queries a concept by its words and its synonyms; its last word may be unfinished. */
function queryConcept(
  {stems, synonyms}: Concept,
  isOpen: boolean,
  known: ReadonlySet<string>,
): Query {
  const queryWord = (stem: string, place: number): Query[] => {
    const queries = [stem];
    if (!known.has(stem)) {
      const fuzzy = countTypos(stem);
      return [{queries, prefix: true, fuzzy, maxFuzzy: fuzzy}];
    }
    const isLast = isOpen && place === stems.length - 1;
    return [stem, ...(isLast ? [{queries, prefix: true}] : [])];
  };
  const others = synonyms.map((each) => ({
    queries: [...each],
    boostTerm: () => SYNONYM,
  }));
  return {queries: [...stems.flatMap(queryWord), ...others]};
}

/** A search index that can be extended. */
export class SearchEngine {
  readonly #rules: SearchRules;
  readonly #synonyms: SynonymTable;
  readonly #entries: Entry[] = [];
  /** Every word and its stem. */
  readonly #stems = new Map<string, string>();
  /** The words of all records, as stems. */
  readonly #known = new Set<string>();

  readonly #index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: getWords,
    processTerm: (word) => this.#getStem(word),
    searchOptions: {
      boost: BOOST,
      processTerm: (term) => term,
      weights: {prefix: 0.5, fuzzy: 0.35},
    },
  });

  constructor(rules: SearchRules) {
    this.#rules = rules;
    this.#synonyms = synonymTable(rules);
  }

  /** Adds records to the index, each with the questions that it answers. */
  add(records: readonly SearchRecord[]): void {
    for (const record of records) {
      const {kind, within, facts = [], questions = []} = record;
      const named = {
        record,
        names: listNames(record).map((name) => this.#findStems(name)),
        heads: facts.flatMap(([head]) => this.#findStems(head)),
      };
      this.#addEntry(
        {named},
        {
          ...record,
          place: PLACED.includes(kind) ? within : '',
          facts: facts.flat().join(' '),
        },
      );
      for (const each of questions) {
        const question = listQueryStems(each, this.#rules.fillers);
        this.#addEntry({named, question}, {question: question.join(' ')});
      }
    }
  }

  /** Returns the best hits for a query. */
  search(query: string, limit: number): readonly Hit[] {
    const words = listQueryStems(query, this.#rules.fillers);
    if (words.join('').length < LEAST) {
      return [];
    }
    const concepts = readConcepts(words, this.#synonyms);
    const isOpen = !/\s$/.test(query);
    const results = this.#index.search({
      queries: concepts.map((concept, place) =>
        queryConcept(
          concept,
          isOpen && place === concepts.length - 1,
          this.#known,
        ),
      ),
    });
    const matches = results.flatMap((result): readonly Match[] => {
      const entry = this.#entries[Number(result.id)];
      return entry === undefined ? [] : [{...entry, result}];
    });
    return rank(matches, concepts).slice(0, limit);
  }

  #addEntry(entry: Entry, fields: object): void {
    this.#index.add({...fields, id: this.#entries.length});
    this.#entries.push(entry);
  }

  #findStems(text: string): Stems {
    return getWords(text).map((word) => this.#getStem(word));
  }

  /** Returns the stem of a word of a record. */
  #getStem(word: string): string {
    const stem = this.#stems.get(word) ?? computeStem(word);
    this.#stems.set(word, stem);
    this.#known.add(stem);
    return stem;
  }
}

export type {Hit} from './rank';
