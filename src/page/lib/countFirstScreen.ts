/** A block of a page: how many characters of text it has, and how many lines at least. */
export type Block = {readonly characters: number; readonly lines: number};

/**
 * How much of a page fills a screen: characters, and the characters that a line of the
 * block takes the room of, as rows of a table or items of a list do.
 */
const SCREEN = {characters: 2400, line: 60} as const;

function readSize({characters, lines}: Block): number {
  return Math.max(characters, lines * SCREEN.line);
}

/**
 * Gives how many blocks of a page are drawn first, so that they fill the screen; all of
 * them where the others are fewer than another screen, which would not be worth a second look.
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
