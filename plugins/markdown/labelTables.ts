import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {columnKind} from '../tables/model/cells';
import type {SheetTable} from '../tables/model/sheetTable';
import {
  cellLabel,
  formClasses,
  tableForm,
  type TableForm,
} from '../tables/model/tableForm';

function childElements(
  {children}: {readonly children: readonly ElementContent[]},
  ...names: readonly string[]
): readonly Element[] {
  return children.filter(
    (child): child is Element =>
      child.type === 'element' && names.includes(child.tagName),
  );
}

/** The rows of a table, with the row of headings first. */
function listRows(table: Element): readonly Element[] {
  return childElements(table, 'thead', 'tbody').flatMap((part) =>
    childElements(part, 'tr'),
  );
}

function readText(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text.trim();
}

function listCells(row: Element): readonly Element[] {
  return childElements(row, 'th', 'td');
}

function readTable(
  head: Element | undefined,
  rows: readonly Element[],
): SheetTable {
  const columns = head === undefined ? [] : listCells(head).map(readText);
  const cells = rows.map((row) => listCells(row).map(readText));
  return {
    columns,
    kinds: columns.map((_, index) =>
      columnKind(cells.map((row) => row[index] ?? '')),
    ),
    rows: cells.map((row, key) => ({
      key,
      cells: row,
      page: undefined,
      mark: undefined,
    })),
  };
}

/** Gives the cells of a table their labels and explicit roles. */
function labelCells(
  rows: readonly Element[],
  {columns, kinds}: SheetTable,
  {isFacts}: TableForm,
): void {
  for (const row of rows) {
    row.properties.role = 'row';
    for (const [index, cell] of listCells(row).entries()) {
      cell.properties.role = 'cell';
      if (kinds[index] === 'sentence') {
        cell.properties.className = ['sentence'];
      }
      if (index > 0 || isFacts) {
        cell.properties.dataLabel = cellLabel(
          readText(cell),
          columns[index] ?? '',
        );
      }
    }
  }
}

/** Wraps a table in the container that sets its layout. */
function frame(table: Element, form: TableForm, name: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: formClasses(form)?.split(' '),
      ...(form.isWide && {role: 'region', ariaLabel: name, tabIndex: 0}),
    },
    children: [table],
  };
}

/** Gives tables in the text the same layout on phones as tables from files. */
export default function labelTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || parent === undefined) {
        return undefined;
      }
      const [head, ...rows] = listRows(table);
      const sheet = readTable(head, rows);
      const form = tableForm(sheet);
      if (form.inRows) {
        table.properties.role = 'table';
        labelCells(rows, sheet, form);
      }
      if (index !== undefined && formClasses(form) !== undefined) {
        parent.children[index] = frame(table, form, sheet.columns.join(', '));
      }
      return SKIP;
    });
  };
}
