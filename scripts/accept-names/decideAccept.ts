import type {PlacedWord} from '../spelling/unknownWords';
import {findMeant, findWordList} from '../spelling/wordLists';

/** A word that is not accepted without being named, and why. */
export type Doubt = {readonly word: string; readonly why: string};

/** Which unknown words are accepted. */
export type Decision = {
  readonly accepted: readonly PlacedWord[];
  readonly doubts: readonly Doubt[];
};

/** What the decision depends on. */
export type Grounds = {
  /** The words of all lists. */
  readonly listed: readonly string[];
  /** Words that the author insists on. */
  readonly also: readonly string[];
  /** Whether the words of a file must stay secret. */
  readonly isLocked: (path: string) => boolean;
};

function findDoubt(
  {path, word, forbidden, instead}: PlacedWord,
  {listed, also, isLocked}: Grounds,
): string | undefined {
  if (forbidden) {
    return `expected another spelling: ${instead}`;
  }
  if (isLocked(path)) {
    return `${path} is locked, and ${findWordList(path)} is public: add it by hand if it may be known`;
  }
  if (also.includes(word)) {
    return undefined;
  }
  const meant = findMeant(word, listed);
  if (meant !== undefined) {
    return `perhaps "${meant}" is meant; if not, add --also ${word}`;
  }
  return /^\p{Ll}/u.test(word) && path.startsWith('docs/')
    ? `a name begins with a capital letter; if it is a word, add --also ${word}`
    : undefined;
}

/** Decides which words are names; the others are named with a reason. */
export function decideAccept(
  words: readonly PlacedWord[],
  grounds: Grounds,
): Decision {
  const decided = words.map((word) => ({word, why: findDoubt(word, grounds)}));
  const doubts = decided.flatMap(({word: {word}, why}) =>
    why === undefined ? [] : [[word, {word, why}] as const],
  );
  return {
    accepted: decided
      .filter(({why}) => why === undefined)
      .map(({word}) => word),
    doubts: [...new Map(doubts).values()],
  };
}
