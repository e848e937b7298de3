/** Words that a reader takes in within a minute. */
const WORDS_PER_MINUTE = 300;

/** Parts of Markdown that are not read: comments, imports and exports, tags, targets of links, names of headings. */
const notRead: readonly RegExp[] = [
  /<!--.*?-->/gs,
  /\{\/\*.*?\*\/\}/gs,
  /^(?:import|export) .*$/gm,
  /^:{3,}\w*/gm,
  /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi,
  /(?<=\])\([^)\n]*\)/g,
  /^\[[^\]\n]+\]: .*$/gm,
  /\{#[\w-]+\}/g,
];

/** A run of letters and figures, with the signs that stand inside one: `half-orc`, `it's`, `1,000`. */
const word = /[\p{L}\p{N}]+(?:[-.,:/'’][\p{L}\p{N}]+)*/gu;

/** Counts the words that readers of a text in Markdown see, code among them. */
export function countWords(markdown: string): number {
  const text = notRead.reduce(
    (rest, part) => rest.replaceAll(part, ' '),
    markdown,
  );
  return text.match(word)?.length ?? 0;
}

/** Estimates the minutes that a text takes; 0 means less than one. */
export function readingMinutes(words: number): number {
  return words < WORDS_PER_MINUTE ? 0 : Math.round(words / WORDS_PER_MINUTE);
}
