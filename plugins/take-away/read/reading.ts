import type {Element} from 'hast';
import type {RootContent} from 'mdast';
import type {ToAddress} from './convertInline';
import type {Child} from './element';

/** What converters of blocks share. */
export type Reading = {
  readonly toAddress: ToAddress;
  /** Converts the content of a block. */
  readonly readBlocks: (nodes: readonly Child[]) => RootContent[];
};

/** Converts an element to blocks of Markdown. */
export type ConvertBlock = (
  element: Element,
  reading: Reading,
) => RootContent[];
