/** The words that can be found, in the form in which they are looked up. */
export type Vocabulary = {
  /** All of them. */
  readonly known: Set<string>;
  /** The words that occur in names. */
  readonly names: Set<string>;
  /** The words of names by how they end. */
  readonly endings: Map<string, string[]>;
};

/** How many letters a part of a word has at least. */
const LEAST_PART = 3;

/** How many letters a word has at least that is looked for as the end of another. */
const LEAST_ENDING = 4;

/** How many words that end as one are asked for at most. */
const MOST = 12;

/** Makes a vocabulary that knows nothing yet. */
export function emptyVocabulary(): Vocabulary {
  return {known: new Set(), names: new Set(), endings: new Map()};
}

/** The last letters by which words of names are kept. */
function getEnding(word: string): string {
  return word.slice(-LEAST_ENDING);
}

/** Adds the word of a name. */
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

/** Finds the words of names that end as a word does: a horse in a warhorse. */
export function compoundsWith(
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

/** Parts a word that nobody knows into two that are known. */
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

/** Tells whether any word begins so. */
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
