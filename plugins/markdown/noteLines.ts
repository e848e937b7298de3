import {readFile} from 'node:fs/promises';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {SheetSelection} from '../../src/shared/lib/csv';

/* eslint-disable @typescript-eslint/consistent-type-definitions -- Only interfaces can be augmented. */
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** How many lines the component takes up. */
    lines?: number;
  }
  interface MdxJsxFlowElementHastData {
    /** How many lines the component takes up. */
    lines?: number;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** The components that show each row of a sheet as a line. */
const IN_LINES: ReadonlySet<string> = new Set(['DataTable', 'TimeLine']);

/**
 * Notes how many lines a component takes up that shows a whole sheet. They decide what is drawn
 * with the first screen.
 */
export async function noteLines(
  element: MdxJsxFlowElement,
  {row, where, last}: SheetSelection,
  file: string,
): Promise<void> {
  if (
    IN_LINES.has(element.name ?? '') &&
    (row ?? where ?? last) === undefined
  ) {
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n').length;
    element.data = {...element.data, lines};
  }
}
