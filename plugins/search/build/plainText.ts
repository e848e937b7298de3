type Step = readonly [sign: RegExp, instead: string];

/** Block syntax of Markdown. */
const BLOCKS: readonly Step[] = [
  [/\{\/\*[\s\S]*?\*\/\}/g, ''],
  [/<\/?[a-z](?:[^>"{]|"[^"]*"|\{[^}]*\})*>/gi, ' '],
  // Admonitions, with or without a title.
  [/^:{3,}[a-z]*\[(?<title>[^\]]*)\]/gm, '$<title>.'],
  [/^:{3,}[a-z]*/gm, ''],
  // The delimiter row of a table.
  [/^[\s:|-]+$/gm, ' '],
  [/^#{2,6} (?<heading>.+)$/gm, '$<heading>.'],
  [/^ *(?:[>*+-]|\d+\.) (?:\[[ x]\] )?/gm, ''],
];

/** Inline syntax of Markdown. */
const WORDS: readonly Step[] = [
  [/:spoiler\[[^\]]*\]/g, ''],
  [/:[a-z]+\[(?<text>[^\]]*)\](?:\{[^}]*\})?/g, '$<text>'],
  [/!\[[^\]]*\]\([^)]*\)/g, ''],
  [/\[\^[^\]]*\]:?/g, ''],
  [/\[(?<text>[^\]]*)\]\([^)]*\)/g, '$<text>'],
  [/\*\*(?<text>[^*]+)\*\*/g, '$<text>'],
  [/(?<![\w*])\*(?<text>[^*\n]+)\*(?![\w*])/g, '$<text>'],
  [/\b_(?<text>[^_\n]+)_\b/g, '$<text>'],
  [/`(?<code>[^`\n]+)`/g, '$<code>'],
  [/\$(?<formula>[^$\n]+)\$/g, '$<formula>'],
  [/\\(?<sign>[^\w\s])/g, '$<sign>'],
  [/\|/g, ' '],
  [/\s+/g, ' '],
];

function without(markdown: string, steps: readonly Step[]): string {
  return steps
    .reduce((text, [sign, instead]) => text.replaceAll(sign, instead), markdown)
    .trim();
}

/** Returns the visible text of inline Markdown, such as a heading. */
export function wordsText(line: string): string {
  return without(line, WORDS);
}

/** Returns the visible text of Markdown without code, in one line. */
export function plainText(markdown: string): string {
  return wordsText(without(markdown, BLOCKS));
}
