import type {Nodes, Paragraph, Root, RootContent, Table} from 'mdast';
import {readMarkdownText} from '../links';
import {makeDocument, makeId, type TableResult} from './documents';
import {escapeMarkup} from '../../../src/shared/lib/escapeMarkup';

/** A table of a page that dice choose a row of. */
export type DiceTable = {
  readonly name: string;
  readonly formula: string;
  readonly results: readonly TableResult[];
};

const DICE = /^(?<count>\d*)d(?<sides>\d+)$/;
const RANGE = /^(?<from>\d+)(?:\s?[–-]\s?(?<to>\d+))?$/;

/** Reads the numbers of a row; undefined if its first cell has none. */
function readRange(cell: string): readonly [number, number] | undefined {
  const {from, to} = RANGE.exec(cell)?.groups ?? {};
  return from === undefined ? undefined : [Number(from), Number(to ?? from)];
}

/** Whether ranges follow each other from the lowest to the highest result of dice. */
function isComplete(
  ranges: readonly (readonly [number, number])[],
  formula: string,
): boolean {
  const {count, sides} = DICE.exec(formula)?.groups ?? {};
  const dice = Number(count === '' ? 1 : count);
  let next = dice;
  for (const [from, to] of ranges) {
    if (from !== next || to < from) {
      return false;
    }
    next = to + 1;
  }
  return next === dice * Number(sides) + 1;
}

/** Writes the cells of a row below their headings; a single one stands alone. */
function describeRow(
  heads: readonly string[],
  cells: readonly string[],
): string {
  return cells.length === 1
    ? escapeMarkup(cells[0] ?? '')
    : cells
        .map(
          (cell, index) =>
            `<p><strong>${escapeMarkup(heads[index] ?? '')}</strong>: ${escapeMarkup(cell)}</p>`,
        )
        .join('');
}

function readCells(
  row: Table['children'][number] | undefined,
): readonly string[] {
  return (row?.children ?? []).map((cell) => readMarkdownText(cell).trim());
}

/** Reads a table whose first heading is dice; undefined if its rows do not cover all results. */
function readTable(table: Table, name: string): DiceTable | undefined {
  const [head, ...rows] = table.children.map(readCells);
  const [formula = '', ...heads] = head ?? [];
  const ranges = rows.map(([first = '']) => readRange(first));
  const known = ranges.filter((range) => range !== undefined);
  if (
    !DICE.test(formula) ||
    known.length < ranges.length ||
    !isComplete(known, formula)
  ) {
    return undefined;
  }
  const results = rows.map(([, ...cells], index) => {
    const range = known[index] ?? [0, 0];
    return {
      ...makeDocument(makeId('result', name, String(index)), ''),
      type: 'text' as const,
      description: describeRow(heads, cells),
      weight: range[1] - range[0] + 1,
      range,
      drawn: false,
    };
  });
  return {
    name,
    formula: formula.startsWith('d') ? `1${formula}` : formula,
    results,
  };
}

/** Whether a paragraph is the caption of the table below it. */
function isCaption(node: Nodes | undefined): node is Paragraph {
  return (
    node?.type === 'paragraph' &&
    node.children.length === 1 &&
    node.children[0]?.type === 'strong'
  );
}

/** Lists the tables of a page that dice choose a row of, named by their captions. */
export function listRollTables({children}: Root): readonly DiceTable[] {
  return children.flatMap((node: RootContent, index) => {
    const above = children[index - 1];
    if (node.type !== 'table' || !isCaption(above)) {
      return [];
    }
    const name = readMarkdownText(above)
      .replace(/\s*\(\d*d\d+\)$/, '')
      .trim();
    return readTable(node, name) ?? [];
  });
}
