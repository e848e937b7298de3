const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  shy: '',
  zwj: '',
  zwnj: '',
};

/** Converts a code point to its character; an invalid one becomes a space. */
function sign(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
}

function readHex(_: string, digits: string): string {
  return sign(Number.parseInt(digits, 16));
}

function readEntity(_: string, name: string): string {
  if (!name.startsWith('#')) {
    return NAMED[name] ?? ' ';
  }
  return /^#x/i.test(name)
    ? sign(Number.parseInt(name.slice(2), 16))
    : sign(Number(name.slice(1)));
}

function readPercent(match: string): string {
  try {
    return decodeURIComponent(match);
  } catch {
    return ' ';
  }
}

/** Character escapes of scripts, markup, and addresses. */
const ESCAPES: readonly (readonly [
  RegExp,
  (match: string, part: string) => string,
])[] = [
  [/\\u\{?([\da-f]{4,6})\}?/gi, readHex],
  [/\\x([\da-f]{2})/gi, readHex],
  [/\\[nrt]/g, () => ' '],
  [/&(#x?[\da-f]+|[a-z]+);/gi, readEntity],
  [/(?:%[\da-f]{2})+/gi, readPercent],
];

/** Anything that looks like a tag, including comparisons in scripts. */
const TAG = /<[^>]*>/g;

/** Letters and punctuation outside ASCII; Unicode classes are slow, so they are applied only to these. */
const BEYOND = /[\u{80}-\u{10ffff}]+/gu;

/** Invisible characters within or around words: soft hyphens, joiners, direction marks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

/** Normalizes text to its words: lower case, without punctuation, separated by single spaces. */
function toWords(text: string): string {
  return text
    .replaceAll(BEYOND, (run) => run.replaceAll(UNSEEN, '').normalize('NFKC'))
    .toLowerCase()
    .replaceAll(BEYOND, (run) => run.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(/[^a-z\d\u0080-\uffff]+/g, ' ')
    .trim();
}

function unescape(text: string): string {
  return ESCAPES.reduce(
    (before, [pattern, replace]) => before.replaceAll(pattern, replace),
    text,
  );
}

/** The words of a text without its tags. */
export function plainWords(text: string): string {
  return toWords(unescape(text).replaceAll(TAG, ' '));
}

/**
 * Lists the readings of a published text: its words, and the words inside its tags. In markup, also
 * the words that tags split between two letters.
 */
export function listReadings(text: string): readonly string[] {
  const decoded = unescape(text);
  return [
    toWords(decoded.replaceAll(TAG, ' ')),
    toWords((decoded.match(TAG) ?? []).join(' ')),
    ...(/^\s*</.test(decoded) ? [toWords(decoded.replaceAll(TAG, ''))] : []),
  ];
}
