/** A block of a page: its characters of text, and its minimum number of lines. */
export type Block = {readonly characters: number; readonly lines: number};

/**
 * How many characters fill a screen, how many a line takes up when a block consists of short
 * lines, such as table rows or list items, and how many are missing at the end of longer ones.
 */
const SCREEN = {characters: 2400, line: 60, missing: 30} as const;

function readSize({characters, lines}: Block): number {
  return Math.max(characters + lines * SCREEN.missing, lines * SCREEN.line);
}

/**
 * Returns how many blocks to render first so that they fill the screen; all of them if the rest
 * would be less than another screen.
 */
export function countFirstScreen(blocks: readonly Block[]): number {
  let filled = 0;
  const count = blocks.findIndex((block) => {
    filled += readSize(block);
    return filled >= SCREEN.characters;
  });
  const rest = blocks
    .slice(count + 1)
    .reduce((sum, block) => sum + readSize(block), 0);
  return count === -1 || rest < SCREEN.characters ? blocks.length : count + 1;
}
