import type {SearchResult} from 'minisearch';
import type {Concept} from './concepts';
import type {Kind, SearchRecord} from '../../../shared/lib/searchRecord';
import {
  questionsWorth,
  type WrittenQuery,
  type QuestionCounts,
} from './questions';
import type {Stems} from './synonyms';

/** A record with the stems of its names. */
export type NamedRecord = {
  readonly record: SearchRecord;
  readonly names: readonly Stems[];
  /** The stems of the columns with facts about it. */
  readonly heads: Stems;
  /** The stems of the questions that it answers. */
  readonly asked: readonly Stems[];
};

/** All records, and what their questions have in common. */
export type RankedRecords = {
  readonly records: readonly NamedRecord[];
  readonly counts: QuestionCounts;
};

/** A search hit. */
export type Hit = {
  readonly record: SearchRecord;
  /** The matching words, as stems. */
  readonly matched: readonly string[];
};

/** The weight of each kind: how likely it is to be searched for. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  page: 1.6,
  spell: 1.25,
  power: 1.15,
  place: 1.15,
  person: 1.15,
  house: 1.15,
  section: 1,
  row: 1,
  line: 0.6,
  document: 0.5,
};

/** The weight of a document's page relative to the document. */
const DOCUMENT_PAGE = 0.15;

/**
 * Weights of name matches: the query is the whole name, is its beginning, contains it, or contains
 * it with columns of its table.
 */
const NAMED = {whole: 4, beginning: 1.5, held: 1.7, told: 3};

/** How many of the best matches are re-ranked by their names. */
const JUDGED = 200;

/** The maximum number of sections and rows per page, or of pages per document. */
const PER_PAGE = 3;

const PARTS: readonly Kind[] = ['section', 'row', 'line', 'document'];

function isDocumentPage({kind, to}: SearchRecord): boolean {
  return kind === 'document' && to.includes('#page=');
}

function computeShare(stems: Stems, found: Stems): number {
  let count = 0;
  for (const stem of stems) {
    count += found.includes(stem) ? 1 : 0;
  }
  return count / stems.length;
}

/** The weight of a synonym relative to the literal words. */
const OTHERWISE = {least: 0.7, byWorth: 0.3};

/** Scores how well a record matches a concept, by its word or by a synonym. */
function answeredShare({stems, readings}: Concept, found: Stems): number {
  let best = computeShare(stems, found);
  for (const {stems: others, worth} of readings) {
    if (best === 1) {
      break;
    }
    const share = OTHERWISE.least + OTHERWISE.byWorth * worth;
    best = Math.max(best, computeShare(others, found) * share);
  }
  return best;
}

/** The share of the query that a record answers. */
function answered(concepts: readonly Concept[], found: Stems): number {
  let size = 0;
  let share = 0;
  for (const concept of concepts) {
    size += concept.stems.length;
    share += answeredShare(concept, found) * concept.stems.length;
  }
  return share / size;
}

/** A wording of the whole query, and its weight. */
type WeightedTerms = {readonly stems: Stems; readonly worth: number};

/** The query in its own wording, and with each concept in the words of the site. */
function wantedNames(concepts: readonly Concept[]): readonly WeightedTerms[] {
  const written = concepts.flatMap(({stems}) => stems);
  const others = concepts.flatMap(({readings}, place) =>
    readings.map(({stems, worth}) => ({
      stems: concepts.flatMap((each, index) =>
        index === place ? stems : each.stems,
      ),
      worth,
    })),
  );
  return [{stems: written, worth: 1}, ...others];
}

function isHeld(name: Stems, {stems}: WeightedTerms): boolean {
  return name.every((stem) => stems.includes(stem));
}

/** Whether a table has the facts that the query asks for besides the name. */
function matchesHeading(
  name: Stems,
  {heads}: NamedRecord,
  {stems}: WeightedTerms,
): boolean {
  return stems.some((stem) => !name.includes(stem) && heads.includes(stem));
}

function nameWorth(
  name: Stems,
  named: NamedRecord,
  wanted: WeightedTerms,
): number {
  const text = name.join(' ');
  const question = wanted.stems.join(' ');
  if (text === question) {
    return NAMED.whole;
  }
  if (text.startsWith(`${question} `)) {
    return NAMED.beginning;
  }
  if (name.length === 0 || !isHeld(name, wanted)) {
    return 1;
  }
  return matchesHeading(name, named, wanted) ? NAMED.told : NAMED.held;
}

/** Scores the names of a record against the query; other wordings count less. */
function namesWorth(
  named: NamedRecord,
  wanted: readonly WeightedTerms[],
): number {
  const worths = named.names.flatMap((name) =>
    wanted.map((each) => 1 + (nameWorth(name, named, each) - 1) * each.worth),
  );
  return Math.max(1, ...worths);
}

/** Limits hits of the same page, and drops those with the same target and name. */
function spread(hits: readonly Hit[]): readonly Hit[] {
  const seen = new Map<string, number>();
  const count = (key: string): number => {
    const next = (seen.get(key) ?? 0) + 1;
    seen.set(key, next);
    return next;
  };
  return hits.filter(({record: {kind, to, title}}) => {
    const [page = ''] = to.split('#');
    const isPart = PARTS.includes(kind);
    const isFirstOfName = count(`name ${title}`) === 1;
    // Many tables have a row for the same subject; one is enough.
    if (kind === 'line' && !isFirstOfName) {
      return false;
    }
    return isPart ? count(page) <= PER_PAGE : count(`${title} ${to}`) === 1;
  });
}

type Scored = {
  readonly score: number;
  readonly named: NamedRecord;
  readonly matched: readonly string[];
};

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score;
}

function measureWeight(record: SearchRecord): number {
  return WEIGHT[record.kind] * (isDocumentPage(record) ? DOCUMENT_PAGE : 1);
}

/** Sorts hits by how much of the query they answer, and the best of them by their names. */
export function ranked(
  results: readonly SearchResult[],
  query: WrittenQuery,
  {records, counts}: RankedRecords,
): readonly Hit[] {
  const {concepts} = query;
  const wanted = wantedNames(concepts);
  const scored = results.flatMap((result): readonly Scored[] => {
    const named = records[Number(result.id)];
    if (named === undefined) {
      return [];
    }
    const share = answered(concepts, result.queryTerms) ** 2;
    const score = result.score * share * measureWeight(named.record);
    return [{score, named, matched: result.terms}];
  });
  const best = scored
    .toSorted(byScore)
    .slice(0, JUDGED)
    .map((each) => ({
      ...each,
      score:
        each.score *
        namesWorth(each.named, wanted) *
        questionsWorth(each.named, query, counts),
    }))
    .toSorted(byScore);
  return spread(best.map(({named: {record}, matched}) => ({record, matched})));
}
