import type {SearchResult} from 'minisearch';
import type {Kind, SearchRecord} from '../../../src/shared/model/searchRecord';
import type {Concept, Stems} from './concepts';

/** A record with the stems of its names. */
export type NamedRecord = {
  readonly record: SearchRecord;
  readonly names: readonly Stems[];
  /** The stems of the columns with facts about it. */
  readonly heads: Stems;
};

export type Hit = {
  readonly record: SearchRecord;
  /** The matching words, as stems. */
  readonly matched: readonly string[];
};

/** A match of the index: a record, or a question that it answers. */
export type Match = {
  readonly result: SearchResult;
  readonly named: NamedRecord;
  /** The stems of the question. */
  readonly question?: Stems | undefined;
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

/** The weight of a synonym relative to the words of the query. */
export const SYNONYM = 0.75;

/** How much a record rises if its question equals the query. */
const SAME_QUESTION = 5;

/** Weights of name matches: the query is the whole name, contains it, or contains it with columns of its table. */
const NAMED = {whole: 4, held: 1.7, told: 3};

/** How many of the best matches are ranked by their names too. */
const JUDGED = 200;

/** The maximum number of sections and rows per page, or of pages per document. */
const PER_PAGE = 3;

const PARTS: readonly Kind[] = ['section', 'row', 'line', 'document'];

function computeShare(stems: Stems, others: Stems): number {
  return stems.filter((stem) => others.includes(stem)).length / stems.length;
}

/** The share of the query that a record answers. */
function answeredShare(concepts: readonly Concept[], found: Stems): number {
  let size = 0;
  let share = 0;
  for (const {stems, synonyms} of concepts) {
    const others = synonyms.map((each) => computeShare(each, found) * 0.9);
    size += stems.length;
    share += Math.max(computeShare(stems, found), ...others) * stems.length;
  }
  return share / size;
}

function weighKind({kind, to}: SearchRecord): number {
  const isPart = kind === 'document' && to.includes('#page=');
  return WEIGHT[kind] * (isPart ? DOCUMENT_PAGE : 1);
}

/** Whether a question contains no more than the query. */
function isSame(question: Stems, {terms}: SearchResult): boolean {
  return question.every((stem) => terms.includes(stem));
}

/** A wording of the whole query, and its weight. */
type Wording = {readonly stems: Stems; readonly weight: number};

/** The query as written, and with each concept in the words of the site. */
function listWordings(concepts: readonly Concept[]): readonly Wording[] {
  const others = concepts.flatMap(({synonyms}, place) =>
    synonyms.map((stems) => ({
      stems: concepts.flatMap((each, index) =>
        index === place ? stems : each.stems,
      ),
      weight: SYNONYM,
    })),
  );
  return [{stems: concepts.flatMap(({stems}) => stems), weight: 1}, ...others];
}

function weighName(name: Stems, heads: Stems, {stems}: Wording): number {
  if (name.join(' ') === stems.join(' ')) {
    return NAMED.whole;
  }
  if (name.length === 0 || !name.every((stem) => stems.includes(stem))) {
    return 1;
  }
  return stems.some((stem) => !name.includes(stem) && heads.includes(stem))
    ? NAMED.told
    : NAMED.held;
}

/** Weighs the names of a record against the wordings of the query. */
function weighNames(
  {names, heads}: NamedRecord,
  wordings: readonly Wording[],
): number {
  const weights = names.flatMap((name) =>
    wordings.map(
      (each) => 1 + (weighName(name, heads, each) - 1) * each.weight,
    ),
  );
  return Math.max(1, ...weights);
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
  readonly named: NamedRecord;
  matched: readonly string[];
  /** The match of the record itself, and of its best question. */
  own: number;
  asked: number;
};

function byScore(a: Scored, b: Scored): number {
  return b.own + b.asked - a.own - a.asked;
}

/**
 * Sorts records by the share of the query that they and their questions match. The names of the
 * best records count too.
 */
export function rank(
  matches: readonly Match[],
  concepts: readonly Concept[],
): readonly Hit[] {
  const byRecord = new Map<NamedRecord, Scored>();
  for (const {named, result, question} of matches) {
    const answered = answeredShare(concepts, result.queryTerms);
    const score = result.score * answered ** 2;
    const all = byRecord.get(named) ?? {named, matched: [], own: 0, asked: 0};
    byRecord.set(named, all);
    if (question === undefined) {
      all.own = score * weighKind(named.record);
      all.matched = result.terms;
    } else {
      const raise =
        answered === 1 && isSame(question, result) ? SAME_QUESTION : 1;
      all.asked = Math.max(all.asked, score * raise);
    }
  }
  const wordings = listWordings(concepts);
  const best = [...byRecord.values()].toSorted(byScore).slice(0, JUDGED);
  for (const scored of best) {
    scored.own *= weighNames(scored.named, wordings);
  }
  return spread(
    best
      .toSorted(byScore)
      .map(({named: {record}, matched}) => ({record, matched})),
  );
}
