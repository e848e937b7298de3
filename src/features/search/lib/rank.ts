import type {SearchResult} from 'minisearch';
import type {Concept} from './concepts';
import type {Kind, SearchRecord} from '../../../shared/lib/searchRecord';
import type {Stems} from './synonyms';

/** Something that can be found, and its names in the form in which words are looked up. */
export type Named = {
  readonly record: SearchRecord;
  readonly names: readonly Stems[];
  /** The heads of the columns that tell of it. */
  readonly heads: Stems;
};

/** Something found. */
export type Hit = {
  readonly record: SearchRecord;
  /** The words of it that match, in the form in which they are looked up. */
  readonly matched: readonly string[];
};

/** How likely readers look for something of a kind. */
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

/** What a page of a document is worth beside the document itself. */
const DOCUMENT_PAGE = 0.15;

/** What the whole name is worth, its beginning, a name that the question holds, and one of which a table tells the rest. */
const NAMED = {whole: 4, beginning: 1.5, held: 1.7, told: 3};

/** How many of what was found are judged by their names. */
const JUDGED = 200;

/** How many sections and rows of one page, or pages of one document, are shown at most. */
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

/** How much a way to say something counts as an answer to it, beside the words that were written. */
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

/** The share of what was asked that something answers. */
function answered(concepts: readonly Concept[], found: Stems): number {
  let size = 0;
  let share = 0;
  for (const concept of concepts) {
    size += concept.stems.length;
    share += answeredShare(concept, found) * concept.stems.length;
  }
  return share / size;
}

/** A way to write the whole question, and what it is worth. */
type Wanted = {readonly stems: Stems; readonly worth: number};

/** The question as it is written, and with each of its parts in the words of the site. */
function wantedNames(concepts: readonly Concept[]): readonly Wanted[] {
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

function isHeld(name: Stems, {stems}: Wanted): boolean {
  return name.every((stem) => stems.includes(stem));
}

/** Whether a table tells what is asked of something beside its name. */
function isTold(name: Stems, {heads}: Named, {stems}: Wanted): boolean {
  return stems.some((stem) => !name.includes(stem) && heads.includes(stem));
}

function nameWorth(name: Stems, named: Named, wanted: Wanted): number {
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
  return isTold(name, named, wanted) ? NAMED.told : NAMED.held;
}

/** What the names of something are worth beside what was asked; a name in other words is worth less. */
function namesWorth(named: Named, wanted: readonly Wanted[]): number {
  const worths = named.names.flatMap((name) =>
    wanted.map((each) => 1 + (nameWorth(name, named, each) - 1) * each.worth),
  );
  return Math.max(1, ...worths);
}

/** Leaves out what would show one page over and over, and what leads to the same place under the same name. */
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
    // Many tables have a line for the same thing; one of them is enough.
    if (kind === 'line' && !isFirstOfName) {
      return false;
    }
    return isPart ? count(page) <= PER_PAGE : count(`${title} ${to}`) === 1;
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

function measureWeight(record: SearchRecord): number {
  return WEIGHT[record.kind] * (isDocumentPage(record) ? DOCUMENT_PAGE : 1);
}

/** Orders what was found by how much of the question it answers, and the best of that by their names. */
export function ranked(
  results: readonly SearchResult[],
  concepts: readonly Concept[],
  records: readonly Named[],
): readonly Hit[] {
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
      score: each.score * namesWorth(each.named, wanted),
    }))
    .toSorted(byScore);
  return spread(best.map(({named: {record}, matched}) => ({record, matched})));
}
