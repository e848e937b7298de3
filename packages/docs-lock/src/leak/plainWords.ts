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

/** The sign of a number, where there is one. */
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

/** Escapes of a character in scripts, markup, and addresses. */
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

/** What looks like a tag, in markup and in scripts that compare. */
const TAG = /<[^>]*>/g;

/** Letters and signs beyond those of English. */
const BEYOND = /[\u{80}-\u{10ffff}]+/gu;

/** The signs of English, once letters are small. */
const SIGNS = /[^a-z\d\u0080-\uffff]+/g;

/** What stands where bytes are no text. */
const NO_TEXT = /\ufffd+/g;

/** Signs that nobody sees, within words or around them: soft hyphens, joints, marks of direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

/** To tell letters from signs takes long: it is asked only of what is beyond English. */
function getWords(text: string): string {
  return text
    .replaceAll(NO_TEXT, ' ')
    .replaceAll(BEYOND, (run) => run.replaceAll(UNSEEN, ''))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(BEYOND, (run) => run.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(SIGNS, ' ')
    .trim();
}

function unescaped(text: string): string {
  return ESCAPES.reduce(
    (before, [pattern, replace]) => before.replaceAll(pattern, replace),
    text,
  );
}

/**
 * The words of a text, whatever it is written in: markup, script, JSON or an address. They are in
 * lower case, without punctuation, and separated by single spaces; tags are left out.
 */
export function plainWords(text: string): string {
  return getWords(unescaped(text).replaceAll(TAG, ' '));
}

/** Tags that may stand within a word: they begin no new line. */
const WITHIN_WORD =
  /(?<=[\p{L}\p{N}])(?:<\/?(?:[abiqsu]|abbr|bdi|bdo|big|cite|code|del|dfn|em|font|ins|kbd|mark|samp|small|span|strong|sub|sup|tspan|tt|var|wbr)(?:\s[^>]*)?>|<!--[^>]*-->)+(?=[\p{L}\p{N}])/giu;

/** What a text says, what the tags in it say, and where tags stand between letters what it says without them. */
export type WordsApart = {
  readonly plain: string;
  readonly inTags: string;
  readonly joined: string;
};

/** How much of a text around a tag within a word is read again, in signs. */
const AROUND = 240;

/** The parts of a text around tags that stand between letters. */
function partsAround(text: string): readonly string[] {
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

/** The words of a text as {@link plainWords} has them, and apart those inside of tags: attributes can tell as much as text. */
export function wordsApart(text: string): WordsApart {
  const signs = unescaped(text);
  const joined = partsAround(signs)
    .map((part) => part.replaceAll(WITHIN_WORD, '').replaceAll(TAG, ' '))
    .join('\n');
  return {
    plain: getWords(signs.replaceAll(TAG, ' ')),
    inTags: getWords((signs.match(TAG) ?? []).join(' ')),
    joined: getWords(joined),
  };
}
