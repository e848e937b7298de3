import type {Element} from 'hast';
import type {Paragraph, RootContent, Table, TableRow} from 'mdast';
import {convertLine, type ToAddress} from './convertInline';
import {findElement, isElement, listElements} from './element';

/** Makes a paragraph of strong text, or nothing if there is none. */
export function makeLabel(
  element: Element | undefined,
  toAddress: ToAddress,
): Paragraph[] {
  const children = convertLine(element?.children ?? [], toAddress);
  return children.length === 0
    ? []
    : [{type: 'paragraph', children: [{type: 'strong', children}]}];
}

function convertRow(row: Element, toAddress: ToAddress): TableRow {
  const cells = row.children.filter(
    (cell) => isElement(cell, 'th') || isElement(cell, 'td'),
  );
  return {
    type: 'tableRow',
    children: cells.map(({children}) => ({
      type: 'tableCell',
      children: convertLine(children, toAddress),
    })),
  };
}

/** Converts a table to its caption and a Markdown table. */
export function convertTable(
  element: Element,
  toAddress: ToAddress,
): RootContent[] {
  const rows = listElements(element)
    .filter(({tagName}) => tagName === 'tr')
    .map((row) => convertRow(row, toAddress))
    .filter(({children}) => children.length > 0);
  const caption = findElement(element, ({tagName}) => tagName === 'caption');
  const table: Table = {type: 'table', children: rows};
  return [
    ...makeLabel(caption, toAddress),
    ...(rows.length === 0 ? [] : [table]),
  ];
}
