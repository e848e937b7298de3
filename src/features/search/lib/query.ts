import type {Query} from 'minisearch';
import type {Concept, Reading} from './concepts';
import {findSlips} from './slips';

/** The fields of names. */
export const NAMES = ['title', 'aliases'] as const;

/** The weights of prefix and fuzzy matches. */
const WORTH = {prefix: 0.5, fuzzy: 0.35};

/** Minimum length of the first word for prefix matches; later words always allow them. */
const PREFIX_FROM = 2;

/** Prefixes up to this length are matched in names only, since nearly all texts contain them. */
const NAMES_UP_TO = 3;

/** Prefix matches of a word that may be incomplete. */
function begun(
  stem: string,
  {isLast, isFirst}: Concept,
  isKnown: boolean,
): Query[] {
  if ((!isLast && isKnown) || (isFirst && stem.length < PREFIX_FROM)) {
    return [];
  }
  return [
    {
      queries: [stem],
      prefix: true,
      weights: WORTH,
      ...(stem.length <= NAMES_UP_TO && {fields: [...NAMES]}),
    },
  ];
}

/** Fuzzy matches of an unknown word. */
function like(stem: string): Query {
  return {
    queries: [stem],
    fuzzy: findSlips(stem),
    maxFuzzy: 2,
    weights: WORTH,
  };
}

/** Literal matches of a concept. */
function written(concept: Concept, known: ReadonlySet<string>): Query[] {
  return concept.stems.flatMap((stem, index): Query[] => {
    const isKnown = known.has(stem);
    const isEnd = index === concept.stems.length - 1;
    const asOne = {
      ...concept,
      isLast: concept.isLast && isEnd,
      isFirst: concept.isFirst && index === 0,
    };
    const asItIs: Query[] = isKnown ? [stem] : [];
    const likely: Query[] = concept.isUnknown ? [like(stem)] : [];
    return [...begun(stem, asOne, isKnown), ...asItIs, ...likely];
  });
}

function readingQuery({stems, worth}: Reading): Query {
  return {queries: [...stems], boostTerm: () => worth};
}

/** Queries a concept by its word, its prefix, and its synonyms, and with typos if nothing else matches. */
export function getQuery(concept: Concept, known: ReadonlySet<string>): Query {
  return {
    combineWith: 'OR',
    ...(concept.isFiller && {fields: [...NAMES]}),
    queries: [
      ...written(concept, known),
      ...concept.readings.map(readingQuery),
    ],
  };
}
