/** The indexed words, as stems. */
export type Vocabulary = {
  /** All of them. */
  readonly known: Set<string>;
  /** The words that occur in names. */
  readonly names: Set<string>;
  /** Words of names by their last letters. */
  readonly endings: Map<string, string[]>;
};

/** Minimum length of a part of a compound. */
const LEAST_PART = 3;

/** Minimum length of a word that is matched as the end of another. */
const LEAST_ENDING = 4;

/** The maximum number of compounds to consider. */
const MOST = 12;

/** Creates an empty vocabulary. */
export function emptyVocabulary(): Vocabulary {
  return {known: new Set(), names: new Set(), endings: new Map()};
}

/** The last letters by which words are indexed. */
function getEnding(word: string): string {
  return word.slice(-LEAST_ENDING);
}

/** Adds a word of a name. */
export function addName(stem: string, {names, endings}: Vocabulary): void {
  if (names.has(stem)) {
    return;
  }
  names.add(stem);
  if (stem.length > LEAST_ENDING) {
    const alike = endings.get(getEnding(stem));
    endings.set(getEnding(stem), [...(alike ?? []), stem]);
  }
}

/** Finds words of names that end with a word: "warhorse" for "horse". */
export function listCompounds(
  stem: string,
  {endings}: Vocabulary,
): readonly string[] {
  return stem.length < LEAST_ENDING
    ? []
    : (endings.get(getEnding(stem)) ?? [])
        .filter((name) => name.length >= stem.length + 2 && name.endsWith(stem))
        .toSorted((a, b) => a.length - b.length)
        .slice(0, MOST);
}

/** Splits an unknown word into two known ones. */
export function splitParts(
  stem: string,
  {known}: Vocabulary,
): readonly [string, string] | undefined {
  const cuts = Array.from(
    {length: Math.max(0, stem.length - 2 * LEAST_PART + 1)},
    (_, index) => index + LEAST_PART,
  );
  const found = cuts.find(
    (cut) => known.has(stem.slice(0, cut)) && known.has(stem.slice(cut)),
  );
  return found === undefined
    ? undefined
    : [stem.slice(0, found), stem.slice(found)];
}

/** Whether a word is the prefix of a known one. */
export function isBegun(stem: string, {known}: Vocabulary): boolean {
  if (known.has(stem)) {
    return true;
  }
  for (const word of known) {
    if (word.startsWith(stem)) {
      return true;
    }
  }
  return false;
}
