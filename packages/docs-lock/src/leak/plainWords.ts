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

function entity(_: string, name: string): string {
  if (!name.startsWith('#')) {
    return NAMED[name] ?? ' ';
  }
  return /^#x/i.test(name)
    ? sign(Number.parseInt(name.slice(2), 16))
    : sign(Number(name.slice(1)));
}

function escaped(_: string, digits: string): string {
  return sign(Number.parseInt(digits, 16));
}

/** Character escapes of scripts, markup and addresses. */
const ESCAPES: readonly (readonly [
  RegExp,
  (match: string, part: string) => string,
])[] = [
  [/\\u\{?([\da-f]{4,6})\}?/gi, escaped],
  [/\\x([\da-f]{2})/gi, escaped],
  [/\\[nrt]/g, () => ' '],
  [/&(#x?[\da-f]+|[a-z]+);/gi, entity],
  [/(?:%[\da-f]{2})+/gi, percent],
];

function percent(match: string): string {
  try {
    return decodeURIComponent(match);
  } catch {
    return ' ';
  }
}

/** Anything that looks like a tag, including comparisons in scripts. */
const TAG = /<[^>]*>/g;

/** Letters and punctuation outside ASCII. */
const BEYOND = /[\u{80}-\u{10ffff}]+/gu;
const IS_BEYOND = /[^\0-\x7f]/;

/** ASCII punctuation, after lower-casing. */
const SIGNS = /[^a-z\d\u0080-\uffff]+/g;

/** Replacement characters, which stand for bytes that are not text. */
const NO_TEXT = /\ufffd+/g;

/** Invisible characters within or around words: soft hyphens, joiners, direction marks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

/** Normalizes letters outside ASCII. Unicode classes are slow, so they are applied only to their runs. */
function normalizeBeyond(text: string): string {
  return text
    .replaceAll(NO_TEXT, ' ')
    .replaceAll(BEYOND, (run) => run.replaceAll(UNSEEN, ''))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(BEYOND, (run) => run.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
}

/** Splits a text into words. */
function getWords(text: string): string {
  const lower = IS_BEYOND.test(text)
    ? normalizeBeyond(text)
    : text.toLowerCase();
  return lower.replaceAll(SIGNS, ' ').trim();
}

function unescaped(text: string): string {
  return ESCAPES.reduce(
    (before, [pattern, replace]) => before.replaceAll(pattern, replace),
    text,
  );
}

/**
 * Normalizes the words of markup, script, JSON or an address: lower case, without punctuation or
 * tags, separated by single spaces.
 */
export function plainWords(text: string): string {
  return getWords(unescaped(text).replaceAll(TAG, ' '));
}

/** An inline tag or a comment, after its first character. */
const INLINE = String.raw`(?:\/?(?:[abiqsu]|abbr|bdi|bdo|big|cite|code|del|dfn|em|font|ins|kbd|mark|samp|small|span|strong|sub|sup|tspan|tt|var|wbr)(?:\s[^>]*)?>|!--[^>]*-->)`;

/** Inline tags within a word. The letter before them is looked for last, as text is full of letters. */
const WITHIN_WORD = new RegExp(
  String.raw`<(?<=[\p{L}\p{N}]<)${INLINE}(?:<${INLINE})*(?=[\p{L}\p{N}])`,
  'giu',
);

/** The words of a text, those inside its tags, and those of words that inline tags split. */
export type WordsApart = {
  readonly plain: string;
  readonly inTags: string;
  readonly joined: string;
};

/** How many characters around an inline tag are read again with the tag removed. */
const AROUND = 240;

/** The text around tags that stand between letters. */
function listPartsAround(text: string): readonly string[] {
  const parts: string[] = [];
  let end = 0;
  for (const {0: tags, index} of text.matchAll(WITHIN_WORD)) {
    if (index + tags.length + AROUND > end) {
      const start = Math.max(index - AROUND, 0);
      end = index + tags.length + 4 * AROUND;
      parts.push(text.slice(start, end));
    }
  }
  return parts;
}

/**
 * Returns the words of a text as {@link plainWords} does, and separately those inside tags:
 * attributes can leak as much as text.
 */
export function wordsApart(text: string): WordsApart {
  const signs = unescaped(text);
  const joined = listPartsAround(signs)
    .map((part) => part.replaceAll(WITHIN_WORD, '').replaceAll(TAG, ' '))
    .join('\n');
  return {
    plain: getWords(signs.replaceAll(TAG, ' ')),
    inTags: getWords((signs.match(TAG) ?? []).join(' ')),
    joined: getWords(joined),
  };
}
