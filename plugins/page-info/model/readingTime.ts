const WORDS_PER_MINUTE = 300;

/** Parts of Markdown that readers do not see: comments, imports and exports, tags, link targets, heading ids. */
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

/** A run of letters and digits, with punctuation inside: `half-orc`, `it's`, `1,000`. */
const word = /[\p{L}\p{N}]+(?:[-.,:/'’][\p{L}\p{N}]+)*/gu;

/** Counts the visible words of Markdown text, including code. */
export function countWords(markdown: string): number {
  const text = notRead.reduce(
    (rest, part) => rest.replaceAll(part, ' '),
    markdown,
  );
  return text.match(word)?.length ?? 0;
}

/** Estimates the reading time in minutes; 0 means less than one. */
export function readingMinutes(words: number): number {
  return words < WORDS_PER_MINUTE ? 0 : Math.round(words / WORDS_PER_MINUTE);
}
