/** What a search knows of the language that readers ask in. */
export type SearchLanguage = {
  /** Returns the stem of a word in lower case and without marks, which is the same for its inflections. */
  readonly computeStem: (plain: string) => string;
  /** Words without meaning for a search. */
  readonly fillers: readonly string[];
  /** How questions begin that ask for a figure, each with the name of the figure. */
  readonly questions: readonly (readonly [beginning: RegExp, figure: string])[];
  /** Words for today, and words that may accompany them. */
  readonly today: readonly string[];
  readonly besideToday: readonly string[];
  /** Words that may precede the name of a feast. */
  readonly beforeFeast: RegExp;
  /** The article of the name of a feast, which readers may leave out. */
  readonly article: RegExp;
  /** Filler words between a day, its month and its year. */
  readonly inDates: readonly string[];
  /** Words that may precede the places of a journey, stand between them, and follow them. */
  readonly beforeJourney: RegExp;
  readonly betweenPlaces: RegExp;
  readonly afterJourney: RegExp;
};

/** Minimum length of a stem. */
export const LEAST = 3;
