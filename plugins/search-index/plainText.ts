type Step = readonly [sign: RegExp, instead: string];

/** Markdown that spans lines or begins one. */
const BLOCKS: readonly Step[] = [
  [/\{\/\*[\s\S]*?\*\/\}/g, ''],
  [/<\/?[a-z](?:[^>"{]|"[^"]*"|\{[^}]*\})*>/gi, ' '],
  // Boxes, with or without a heading of their own.
  [/^:{3,}[a-z]*\[(?<title>[^\]]*)\]/gm, '$<title>.'],
  [/^:{3,}[a-z]*/gm, ''],
  // The line under the heads of a table.
  [/^[\s:|-]+$/gm, ' '],
  [/^#{2,6} (?<heading>.+)$/gm, '$<heading>.'],
  [/^ *(?:[>*+-]|\d+\.) (?:\[[ x]\] )?/gm, ''],
];

/** What stands within a line. */
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

/** Gives what readers read of the words of a line, such as those of a heading. */
export function wordsText(line: string): string {
  return without(line, WORDS);
}

/** Gives what readers read of Markdown without code, in one line. */
export function plainText(markdown: string): string {
  return wordsText(without(markdown, BLOCKS));
}
