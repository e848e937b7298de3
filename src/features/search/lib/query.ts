import type {Query} from 'minisearch';
import type {Concept, Reading} from './concepts';
import {findSlips} from './slips';

/** The fields that hold names. */
export const NAMES = ['title', 'aliases'] as const;

/** How much a word that only begins like the one looked for, or is only like it, is worth. */
const WORTH = {prefix: 0.5, fuzzy: 0.35};

/** From how many letters on the first word may be the beginning of one; a later one always may. */
const PREFIX_FROM = 2;

/** Beginnings up to so many letters are looked for in names alone: in texts, nearly all hold them. */
const NAMES_UP_TO = 3;

/** The words that begin as one that readers may still be writing. */
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

/** The words that are like one that is known of nowhere. */
function like(stem: string): Query {
  return {
    queries: [stem],
    fuzzy: findSlips(stem),
    maxFuzzy: 2,
    weights: WORTH,
  };
}

/** The words of a concept as they are written. */
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
