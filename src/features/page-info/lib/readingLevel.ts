/** How difficult a text is. */
export type ReadingLevel = {
  readonly words: number;
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /** School grade from which readers understand the text; 0 for an empty text. */
  readonly grade: number;
};

/** What is not prose: code, formulas, headings, table rows, tags, admonitions, addresses, markup. */
const notSpoken: readonly (readonly [RegExp, string])[] = [
  [/^ *(```|~~~).*?\n *\1/gms, ''],
  [/\$\$.*?\$\$/gs, ''],
  [/^#+ .*$/gm, ''],
  [/^ *\|.*$/gm, ''],
  [/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, ''],
  [/^ *:::.*$/gm, ''],
  [/\]\([^)]*\)/g, ''],
  [/:\w+(?=\[)/g, ''],
  [/[*[\]_`]/g, ''],
];

/** Paragraph boundaries: empty lines and list items. */
const breaks = /\n\s*\n|\n(?=\s*(?:[->]|\d+\.) )/;

/** Sentence boundaries: punctuation that no lower-case letter follows. */
const ends = /(?<=[!.?][)’”]*)\s+(?!\p{Ll})/u;

const words = /[\p{L}\p{N}]+(?:[-.,/’'][\p{L}\p{N}]+)*/gu;

/** Splits Markdown text into sentences. */
export function splitSentences(markdown: string): readonly string[] {
  const spoken = notSpoken.reduce(
    (text, [pattern, instead]) => text.replaceAll(pattern, instead),
    markdown,
  );
  return spoken
    .split(breaks)
    .flatMap((paragraph) =>
      paragraph
        .replace(/^\s*(?:[->]|\d+\.) (?:\[[ x]\] )?/, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(ends),
    )
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Silent endings: the e of "stone", of "stones", of "rolled". */
const silent: readonly RegExp[] = [
  /(?<![dt])(?<=[a-z]{2})ed$/,
  /(?<![csx-z]h?|g)es$/,
  /(?<![^aeiouy]l)e$/,
];

/** Two adjacent vowels that are two syllables, as in "lion", "video", "being", "create", "dual". */
const parted = /(?<![cst])i[aou]|eo(?!p)|ei(?=ng)|ea(?=t[ei])|ua(?=l)/g;

/** Counts the syllables of an English word by its spelling: groups of vowels without silent endings; at least 1. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spoken = silent.reduce((rest, ending) => {
    const shorter = rest.replace(ending, '');
    return /[aeiouy]/.test(shorter) ? shorter : rest;
  }, letters);
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const more = spoken.match(parted)?.length ?? 0;
  return Math.max(1, groups + more);
}

/**
 * Flesch–Kincaid grade level: 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 * Source: J. P. Kincaid, R. P. Fishburne, R. L. Rogers, B. S. Chissom, "Derivation of New
 * Readability Formulas", Research Branch Report 8-75, 1975.
 */
export function fleschKincaidGrade(
  wordsPerSentence: number,
  syllablesPerWord: number,
): number {
  return 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;
}

/** Measures the sentences of a text in Markdown. */
export function readingLevel(markdown: string): ReadingLevel {
  const sentences = splitSentences(markdown);
  const all = sentences.flatMap((sentence) => sentence.match(words) ?? []);
  if (all.length === 0) {
    return {words: 0, sentences: 0, wordsPerSentence: 0, grade: 0};
  }
  const wordsPerSentence = all.length / sentences.length;
  const syllables = all.reduce((sum, word) => sum + countSyllables(word), 0);
  return {
    words: all.length,
    sentences: sentences.length,
    wordsPerSentence,
    grade: fleschKincaidGrade(wordsPerSentence, syllables / all.length),
  };
}
