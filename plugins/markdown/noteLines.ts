import {readFile} from 'node:fs/promises';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {isRecord} from '../../src/shared/lib/isRecord';
import type {SheetSelection} from '../../src/shared/lib/csv';

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
    element.data = Object.assign({}, element.data, {lines});
  }
}

/** Returns the noted lines of a component; undefined if none are. */
export function getLines({
  data,
}: {
  readonly data?: unknown;
}): number | undefined {
  return isRecord(data) && typeof data['lines'] === 'number'
    ? data['lines']
    : undefined;
}
