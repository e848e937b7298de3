import MiniSearch from 'minisearch';
import {listQueryStems, readConcepts} from './concepts';
import {NAMES, getQuery} from './query';
import {countQuestion, noQuestions, type QuestionCounts} from './questions';
import {ranked, type Hit, type NamedRecord} from './rank';
import type {Kind, SearchRecord} from '../../../shared/lib/searchRecord';
import {synonymTable, type SearchRules, type Stems} from './synonyms';
import {addName, emptyVocabulary, type Vocabulary} from './vocabulary';
import {computeStem, getWords} from './words';

/** A search index that can be extended. */
export type SearchEngine = {
  /** Adds records to the index. */
  readonly add: (records: readonly SearchRecord[]) => void;
  /** Returns the best hits for a query. */
  readonly search: (query: string, limit: number) => readonly Hit[];
};

const FIELDS = [
  ...NAMES,
  'questions',
  'place',
  'headings',
  'facts',
  'text',
] as const;

/** The weights of fields. */
const BOOST = {
  title: 7,
  aliases: 7,
  questions: 2,
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

type Index = {
  readonly mini: MiniSearch;
  readonly records: NamedRecord[];
  /** Every indexed word and its stem. */
  readonly stems: Map<string, string>;
  readonly vocabulary: Vocabulary;
  readonly counts: QuestionCounts;
  readonly rules: SearchRules;
};

/** Returns the stem of a word, cached per word. */
function getStem(word: string, {stems, vocabulary}: Index): string {
  const before = stems.get(word);
  if (before !== undefined) {
    return before;
  }
  const stem = computeStem(word);
  stems.set(word, stem);
  vocabulary.known.add(stem);
  return stem;
}

function findStems(text: string, index: Index): Stems {
  return getWords(text).map((word) => getStem(word, index));
}

/** The names of a record; for rows, a number or kind after a comma is dropped, as it is seldom asked for. */
function listNames({kind, title, aliases}: SearchRecord): readonly string[] {
  const [short = title, ...rest] = title.split(', ');
  const isLong = (kind === 'row' || kind === 'line') && rest.length > 0;
  return [title, ...(isLong ? [short] : []), ...(aliases?.split('; ') ?? [])];
}

function findNamed(record: SearchRecord, index: Index): NamedRecord {
  const {kind, facts = [], questions = []} = record;
  const names = listNames(record).map((name) => findStems(name, index));
  if (kind !== 'document') {
    for (const stem of names.flat()) {
      addName(stem, index.vocabulary);
    }
  }
  const heads = facts.flatMap(([head]) => findStems(head, index));
  const asked = questions.map((each) =>
    listQueryStems(each, index.rules.fillers),
  );
  for (const stems of asked) {
    countQuestion(stems, index.counts);
  }
  return {record, names, heads, asked};
}

/** The fields of a record as indexed. */
function indexed(record: SearchRecord, id: number) {
  const {kind, within, facts = [], questions = []} = record;
  return {
    ...record,
    id,
    place: PLACED.includes(kind) ? within : '',
    facts: facts.flat().join(' '),
    questions: questions.join(' '),
  };
}

/** Creates an empty search engine. */
export function searchEngine(rules: SearchRules): SearchEngine {
  const table = synonymTable(rules);
  const index: Index = {
    mini: new MiniSearch({
      fields: [...FIELDS],
      tokenize: getWords,
      processTerm: (word) => getStem(word, index),
      searchOptions: {boost: BOOST, processTerm: (term) => term},
    }),
    records: [],
    stems: new Map(),
    vocabulary: emptyVocabulary(),
    counts: noQuestions(),
    rules,
  };
  const {vocabulary} = index;
  return {
    add(records) {
      const first = index.records.length;
      index.records.push(...records.map((record) => findNamed(record, index)));
      index.mini.addAll(
        records.map((record, place) => indexed(record, first + place)),
      );
    },
    search(query, limit) {
      const concepts = readConcepts(query, {rules, table, vocabulary});
      if (concepts.length === 0) {
        return [];
      }
      const results = index.mini.search({
        combineWith: 'OR',
        queries: concepts.map((each) => getQuery(each, vocabulary.known)),
      });
      return ranked(results, {text: query, concepts}, index).slice(0, limit);
    },
  };
}

export type {Hit} from './rank';
