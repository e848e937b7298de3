import MiniSearch, {type SearchResult} from 'minisearch';
import {NAMES, queryOf, wordsIn, type SearchRules, type Word} from './query';
import type {Kind, SearchRecord} from '../../../shared/lib/searchRecord';
import {stemOf, wordsOf} from './words';

/** Something found. */
export type Hit = {
  readonly record: SearchRecord;
  /** The words of it that match, in the form in which they are looked up. */
  readonly matched: readonly string[];
};

export type SearchEngine = {
  /** Adds what can be found from now on. */
  readonly add: (records: readonly SearchRecord[]) => void;
  /** Finds what was meant, best first. */
  readonly search: (query: string, limit: number) => readonly Hit[];
};

const FIELDS = [...NAMES, 'headings', 'text'] as const;

/** What a match is worth by where it stands. */
const BOOST = {title: 7, aliases: 7, headings: 2, text: 1};

/** How likely readers look for something of a kind. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  page: 1.6,
  spell: 1.25,
  power: 1.15,
  place: 1.15,
  person: 1.15,
  house: 1.15,
  section: 1,
  row: 0.9,
  document: 0.8,
};

/** What the whole name is worth, and its beginning. */
const NAMED = {whole: 4, beginning: 1.5};

/** How many of what was found are judged by their names. */
const JUDGED = 200;

/** How many sections and rows of one page, or pages of one document, are shown at most. */
const PER_PAGE = 3;

const PARTS: readonly Kind[] = ['section', 'row', 'document'];

/** Something that can be found, and its names in the form in which words are looked up. */
type Named = {readonly record: SearchRecord; readonly names: readonly string[]};

type Index = {
  readonly mini: MiniSearch;
  readonly records: Named[];
  /** Every word that can be found, and the form in which it is looked up. */
  readonly stems: Map<string, string>;
  /** The forms in which words can be found as they are. */
  readonly known: Set<string>;
};

/** The share of the words looked for that something holds, itself or by what stands for them. */
function shareOf(words: readonly Word[], {queryTerms}: SearchResult): number {
  const found = words.filter(({stem, synonyms}) =>
    [stem, ...synonyms].some((term) => queryTerms.includes(term)),
  );
  return found.length / words.length;
}

function nameWorth(name: string, wanted: string): number {
  if (name === wanted) {
    return NAMED.whole;
  }
  return name.startsWith(`${wanted} `) ? NAMED.beginning : 1;
}

/** Leaves out what would show one page over and over, and what leads to the same place under the same name. */
function spread(hits: readonly Hit[]): readonly Hit[] {
  const seen = new Map<string, number>();
  return hits.filter(({record: {kind, to, title}}) => {
    const [page = ''] = to.split('#');
    const isPart = PARTS.includes(kind);
    const key = isPart ? page : `${title} ${to}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= (isPart ? PER_PAGE : 1);
  });
}

type Scored = {
  readonly score: number;
  readonly named: Named;
  readonly matched: readonly string[];
};

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score;
}

/** Scores what was found by how much of the question it answers, and the best of that by their names. */
function judged(
  results: readonly SearchResult[],
  words: readonly Word[],
  {records}: Index,
): readonly Hit[] {
  const wanted = words.map(({stem}) => stem).join(' ');
  const scored = results.flatMap((result): readonly Scored[] => {
    const named = records[Number(result.id)];
    return named === undefined
      ? []
      : [
          {
            score:
              result.score *
              shareOf(words, result) ** 2 *
              WEIGHT[named.record.kind],
            named,
            matched: result.terms,
          },
        ];
  });
  return scored
    .toSorted(byScore)
    .slice(0, JUDGED)
    .map(({score, named, matched}) => ({
      score:
        score * Math.max(...named.names.map((name) => nameWorth(name, wanted))),
      named,
      matched,
    }))
    .toSorted(byScore)
    .map(({named: {record}, matched}) => ({record, matched}));
}

/** Gives the form in which a word is looked up, reckoned once for each word. */
function stemIn(word: string, {stems, known}: Index): string {
  const before = stems.get(word);
  if (before !== undefined) {
    return before;
  }
  const stem = stemOf(word);
  stems.set(word, stem);
  known.add(stem);
  return stem;
}

function namedIn(record: SearchRecord, index: Index): Named {
  const {title, aliases} = record;
  const names = [title, ...(aliases?.split('; ') ?? [])];
  return {
    record,
    names: names.map((name) =>
      wordsOf(name)
        .map((word) => stemIn(word, index))
        .join(' '),
    ),
  };
}

/** Makes an engine that finds what is given to it; nothing at first. */
export function searchEngine(rules: SearchRules): SearchEngine {
  const index: Index = {
    mini: new MiniSearch({
      fields: [...FIELDS],
      tokenize: wordsOf,
      processTerm: (word) => stemIn(word, index),
      searchOptions: {boost: BOOST, processTerm: (term) => term},
    }),
    records: [],
    stems: new Map(),
    known: new Set(),
  };
  return {
    add(records) {
      const first = index.records.length;
      index.records.push(...records.map((record) => namedIn(record, index)));
      index.mini.addAll(
        records.map((record, place) => ({...record, id: first + place})),
      );
    },
    search(query, limit) {
      const words = wordsIn(query, rules);
      if (words.length === 0) {
        return [];
      }
      const results = index.mini.search({
        combineWith: 'OR',
        queries: words.map((word) => queryOf(word, index.known)),
      });
      return spread(judged(results, words, index)).slice(0, limit);
    },
  };
}
