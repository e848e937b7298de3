import type {Crop} from './mapCrop';

/** A block of a card. */
export type Block =
  | {readonly kind: 'text' | 'heading'; readonly text: string}
  | {readonly kind: 'list'; readonly items: readonly string[]}
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'facts';
      readonly facts: readonly (readonly [name: string, value: string])[];
    }
  | {readonly kind: 'picture'; readonly src: string; readonly alt: string}
  | {
      readonly kind: 'view';
      readonly src: string;
      readonly alt: string;
      readonly crop: Crop;
    }
  | {readonly kind: 'leaf'; readonly file: string; readonly page: number};

/** The content of a pin. */
export type Card = {
  readonly blocks: readonly Block[];
  /** Whether content was left out. */
  readonly isCut: boolean;
};

/** The maximum number of blocks, and of rows of a table. */
const limits = {blocks: 30, rows: 40} as const;

/** Limits a card to the maximum number of blocks. */
export function cutCard(blocks: readonly Block[]): Card {
  const shown = blocks
    .slice(0, limits.blocks)
    .map((block) =>
      block.kind === 'table' && block.rows.length > limits.rows
        ? {...block, rows: block.rows.slice(0, limits.rows)}
        : block,
    );
  return {
    blocks: shown,
    isCut: blocks.some(
      (block, index) =>
        index >= limits.blocks ||
        (block.kind === 'table' && block.rows.length > limits.rows),
    ),
  };
}

/** Pairs the cells of a row with their headings. */
export function nameFacts(
  head: readonly string[],
  cells: readonly string[],
): Block {
  return {
    kind: 'facts',
    facts: cells.flatMap((value, index) =>
      value === '' ? [] : [[head[index] ?? '', value] as const],
    ),
  };
}
