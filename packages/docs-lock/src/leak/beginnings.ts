/** Number of places for beginnings: a power of two, so large that few other words have a marked one. */
const PLACES = 2 ** 21;

/** Number of places in one entry of the table. */
const BITS = 32;

const BLANK = 32;

/** The digest of no characters, and the factor by which each further one changes it (FNV-1a). */
const EMPTY = 0x81_1c_9d_c5;
const FACTOR = 0x01_00_01_93;

/** Marks the digests of words with which phrases begin, one bit each. */
export type Beginnings = Uint32Array;

function addCode(digest: number, code: number): number {
  return Math.imul(digest ^ code, FACTOR);
}

function digestWord(word: string): number {
  let digest = EMPTY;
  for (let at = 0; at < word.length; at += 1) {
    digest = addCode(digest, word.charCodeAt(at));
  }
  return digest;
}

/** Returns the place of a word in the table, or of two that follow each other. */
function getPlace(digest: number, next = 0): number {
  const both = Math.imul(digest, 31) + next;
  return (both ^ (both >>> 15)) & (PLACES - 1);
}

function isMarked(beginnings: Beginnings, place: number): boolean {
  return (
    (((beginnings[Math.floor(place / BITS)] ?? 0) >>> (place % BITS)) & 1) === 1
  );
}

/** Marks how phrases begin: with two words, or with the only one. */
export function createBeginnings(phrases: Iterable<string>): Beginnings {
  const beginnings = new Uint32Array(PLACES / BITS);
  for (const phrase of phrases) {
    const [first = '', next] = phrase.split(' ');
    const second = next === undefined ? undefined : digestWord(next);
    const place = getPlace(digestWord(first), second);
    const entry = Math.floor(place / BITS);
    beginnings[entry] = (beginnings[entry] ?? 0) | (1 << (place % BITS));
  }
  return beginnings;
}

/**
 * Lists where in a text a phrase may begin, in ascending order; few of these places begin none. No
 * word is cut out of the text, because a build has millions of them.
 *
 * @param words words separated by single blanks.
 */
export function findBeginnings(
  beginnings: Beginnings,
  words: string,
): readonly number[] {
  const places: number[] = [];
  let previous = {start: -1, digest: EMPTY};
  let start = 0;
  let digest = EMPTY;
  for (let at = 0; at <= words.length; at += 1) {
    const code = at < words.length ? words.charCodeAt(at) : BLANK;
    if (code !== BLANK) {
      digest = addCode(digest, code);
      continue;
    }
    if (
      previous.start >= 0 &&
      isMarked(beginnings, getPlace(previous.digest, digest))
    ) {
      places.push(previous.start);
    }
    if (isMarked(beginnings, getPlace(digest))) {
      places.push(start);
    }
    previous = {start, digest};
    start = at + 1;
    digest = EMPTY;
  }
  return places;
}
