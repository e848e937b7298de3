import type {Crop} from './mapCrop';

/** A part of what a card shows. */
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

/** What a pin shows of its page. */
export type Card = {
  readonly blocks: readonly Block[];
  /** Whether the page has more of it. */
  readonly isCut: boolean;
};

/** How much of a page a card shows. */
const limits = {blocks: 30, rows: 40} as const;

/** Cuts a card where it becomes a page. */
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

/** Tells the figures of a row by the headings over them. */
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
