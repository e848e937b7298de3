import type {Query} from 'minisearch';
import {stemOf, wordsOf} from './words';

/** What readers write, and what the site says instead: each word with those that stand for it. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** How a search is done. */
export type SearchRules = {
  readonly synonyms: Synonyms;
  /** Words that say nothing of what is looked for. */
  readonly fillers: readonly string[];
};

/** The fields that hold names. */
export const NAMES = ['title', 'aliases'] as const;

/** How much a word that only begins like the one looked for, is only like it, or only stands for it, is worth. */
const WORTH = {prefix: 0.5, fuzzy: 0.35, synonym: 0.6};

/** From how many letters on the first word may be the beginning of one; a later one always may. */
const PREFIX_FROM = 2;

/** Beginnings up to so many letters are looked for in names alone: in texts, nearly all hold them. */
const NAMES_UP_TO = 2;

/** How many slips a word of a length may have. */
function slipsIn({length}: string): number {
  if (length < 4) {
    return 0;
  }
  return length < 7 ? 1 : 2;
}

/** A word that is looked for. */
export type Word = {
  readonly stem: string;
  /** Whether readers may still be writing it. */
  readonly isLast: boolean;
  readonly isFirst: boolean;
  /** Whether it says nothing, and is looked for in names alone: texts are full of it. */
  readonly isFiller: boolean;
  readonly synonyms: readonly string[];
};

/** The words that begin as one that readers may still be writing. */
function begun({stem, isLast, isFirst}: Word, isKnown: boolean): Query[] {
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

/** Asks for a word: as it is written, as it may go on, with slips where nothing is written so, and by what stands for it. */
export function queryOf(word: Word, known: ReadonlySet<string>): Query {
  const {stem, synonyms, isFiller} = word;
  const isKnown = known.has(stem);
  return {
    combineWith: 'OR',
    ...(isFiller && {fields: [...NAMES]}),
    queries: [
      ...begun(word, isKnown),
      ...(isKnown
        ? [{queries: [stem]}]
        : [
            {
              queries: [stem],
              fuzzy: slipsIn(stem),
              maxFuzzy: 2,
              weights: WORTH,
            },
          ]),
      ...(synonyms.length === 0
        ? []
        : [{queries: [...synonyms], boostTerm: () => WORTH.synonym}]),
    ],
  };
}

/** Finds what stands for a word; words that all objects of JavaScript know stand for themselves. */
function findSynonyms(word: string, synonyms: Synonyms): readonly string[] {
  const known = [word, stemOf(word)].find((name) =>
    Object.hasOwn(synonyms, name),
  );
  return known === undefined ? [] : (synonyms[known] ?? []);
}

/** Reads what readers wrote: its words that say something, with what stands for each. */
export function wordsIn(
  query: string,
  {synonyms, fillers}: SearchRules,
): readonly Word[] {
  const all = wordsOf(query).map((word) => word.toLowerCase());
  const telling = all.filter((word) => !fillers.includes(word));
  const kept = telling.length === 0 ? all : telling;
  return kept.map((word, index) => ({
    stem: stemOf(word),
    isFirst: index === 0,
    isFiller: telling.length === 0,
    isLast: index === kept.length - 1 && !/\s$/.test(query),
    synonyms: findSynonyms(word, synonyms).map(stemOf),
  }));
}
