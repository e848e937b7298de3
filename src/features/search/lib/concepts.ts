import {distance} from 'fastest-levenshtein';
import {
  listDistinctiveStems,
  type SearchRules,
  type Stems,
  type SynonymTable,
} from './synonyms';
import {findSlips} from './slips';
import {
  listCompounds,
  isBegun,
  splitParts,
  type Vocabulary,
} from './vocabulary';
import {getWords} from './words';

/** An alternative wording of a concept. */
export type Reading = {
  readonly stems: Stems;
  /** Its weight relative to the wording of the query. */
  readonly worth: number;
};

/** A concept of a query: one word, or several that belong together. */
export type Concept = {
  /** Its wording in the query. */
  readonly stems: Stems;
  /** Its alternatives. */
  readonly readings: readonly Reading[];
  /** Whether its last word may be incomplete. */
  readonly isLast: boolean;
  readonly isFirst: boolean;
  /** Whether it is a filler word, which is matched in names only. */
  readonly isFiller: boolean;
  /** Whether it is unknown, and so may be misspelled. */
  readonly isUnknown: boolean;
};

/** The data for parsing a query. */
export type Knowledge = {
  readonly rules: SearchRules;
  readonly table: SynonymTable;
  readonly vocabulary: Vocabulary;
};

/** The weights of alternatives. */
const WORTH = {
  synonym: 0.75,
  joined: 1,
  parted: 0.8,
  compound: 0.45,
  onlyCompound: 0.9,
  misspelt: 0.6,
} as const;

/** The most words of a query that are searched for, and the most letters of a word. */
const MOST = {words: 32, letters: 40};

/** How questions begin that ask for a figure, each with the name of the figure. */
const FIGURES: readonly (readonly [beginning: RegExp, figure: string])[] = [
  [/^how (?:much|expensive) (?:is|are|does|do|for)\b(?!.+\bweigh)/i, 'price'],
  [/^how (?:heavy|much (?:does|do)(?=.+\bweigh))/i, 'weight'],
  [/^how (?:tall|big|large)\b/i, 'height'],
  [/^how fast\b/i, 'speed'],
];

function readings(all: readonly Stems[], worth: number): readonly Reading[] {
  return all.map((stems) => ({stems, worth}));
}

/** Returns the longest phrase with synonyms at the start of the words, or else one word. */
function findPhrase(stems: Stems, {longest, byWords}: SynonymTable): Stems {
  const sizes = Array.from(
    {length: longest - 1},
    (_, index) => longest - index,
  );
  const size = sizes.find(
    (each) =>
      stems.length >= each && byWords.has(stems.slice(0, each).join(' ')),
  );
  return stems.slice(0, size ?? 1);
}

/** Joins two words that a name writes as one. */
function findJoined(
  [first = '', second = '']: Stems,
  {names}: Vocabulary,
): string | undefined {
  return second !== '' && names.has(first + second)
    ? first + second
    : undefined;
}

/** Splits a query into concepts. */
function grouped(
  stems: Stems,
  {table, vocabulary}: Knowledge,
): readonly Stems[] {
  const groups: Stems[] = [];
  let rest = stems;
  while (rest.length > 0) {
    const phrase = findPhrase(rest, table);
    const isPair =
      phrase.length === 1 && findJoined(rest, vocabulary) !== undefined;
    const group = isPair ? rest.slice(0, 2) : phrase;
    groups.push(group);
    rest = rest.slice(group.length);
  }
  return groups;
}

/** Alternatives for an unknown word: its parts, or longer words that contain it. */
function wordReadings(
  stem: string,
  {vocabulary}: Knowledge,
): readonly Reading[] {
  const isKnown = vocabulary.known.has(stem);
  const parts = isKnown ? undefined : splitParts(stem, vocabulary);
  return [
    ...readings(parts === undefined ? [] : [parts], WORTH.parted),
    ...readings(
      listCompounds(stem, vocabulary).map((each) => [each]),
      isKnown ? WORTH.compound : WORTH.onlyCompound,
    ),
  ];
}

/** Synonyms of words in their literal form. */
function plainReadings(stems: Stems, knowledge: Knowledge): readonly Reading[] {
  const {table, vocabulary} = knowledge;
  const joined = findJoined(stems, vocabulary);
  return [
    ...readings(table.byWords.get(stems.join(' ')) ?? [], WORTH.synonym),
    ...readings(joined === undefined ? [] : [[joined]], WORTH.joined),
    ...(stems.length === 1 ? wordReadings(stems[0] ?? '', knowledge) : []),
  ];
}

/** Corrections of a misspelled word. */
function misspeltReadings(
  [stem = '']: Stems,
  {words, byWords}: SynonymTable,
): readonly Reading[] {
  const meant = words.find((word) => distance(word, stem) <= findSlips(stem));
  return meant === undefined
    ? []
    : readings(byWords.get(meant) ?? [], WORTH.misspelt);
}

/** Replaces the beginning of a question by the name of the figure that it asks for. */
function nameFigure(query: string): string {
  const found = FIGURES.find(([beginning]) => beginning.test(query));
  return found === undefined ? query : query.replace(...found);
}

/** Returns the stems of a query without fillers, with the name of a figure that it asks for. */
export function listQueryStems(
  query: string,
  fillers: readonly string[],
): Stems {
  return listDistinctiveStems(nameFigure(query), fillers);
}

/** Cuts what somebody pasted: its first words, each counted once, and the beginnings of those. */
function cutStems(stems: Stems): Stems {
  const short = stems.map((stem) => stem.slice(0, MOST.letters));
  return short.length > MOST.words
    ? [...new Set(short)].slice(0, MOST.words)
    : short;
}

function withoutRepeated(groups: readonly Stems[]): readonly Stems[] {
  const byText = new Map(groups.map((group) => [group.join(' '), group]));
  return [...byText.values()];
}

/** Parses a query into concepts with their alternatives. */
export function readConcepts(
  query: string,
  knowledge: Knowledge,
): readonly Concept[] {
  const {rules, table, vocabulary} = knowledge;
  const stems = cutStems(listQueryStems(query, rules.fillers));
  const isFiller = getWords(query).every((word) =>
    rules.fillers.includes(word.toLowerCase()),
  );
  const groups = withoutRepeated(grouped(stems, knowledge));
  return groups.map((group, index) => {
    const found = plainReadings(group, knowledge);
    const isUnknown =
      found.length === 0 && group.every((stem) => !isBegun(stem, vocabulary));
    return {
      stems: group,
      readings: isUnknown ? misspeltReadings(group, table) : found,
      isFirst: index === 0,
      isLast: index === groups.length - 1 && !/\s$/.test(query),
      isFiller,
      isUnknown,
    };
  });
}
