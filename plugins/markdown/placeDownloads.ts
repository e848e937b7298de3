import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {nameFiles} from '../../src/features/tables/lib/nameFiles';
import {dataAttribute} from './modules';
import {textAttribute} from './textAttribute';

/** Whether a table has dice, so that its rows are checked against them. */
export function isRollable(element: MdxJsxFlowElement): boolean {
  return (
    element.name === 'DataTable' &&
    textAttribute(element, 'rollable') !== undefined
  );
}

/** Lists the tables of each section: those between two headings, in the same fold, tab or box. */
function listSections(tree: Root): readonly (readonly MdxJsxFlowElement[])[] {
  const sections: MdxJsxFlowElement[][] = [];
  visit(tree, (parent) => {
    if ('children' in parent) {
      let section: MdxJsxFlowElement[] = [];
      sections.push(section);
      for (const child of parent.children) {
        if (child.type === 'heading') {
          section = [];
          sections.push(section);
        } else if (
          child.type === 'mdxJsxFlowElement' &&
          child.name === 'DataTable'
        ) {
          section.push(child);
        }
      }
    }
  });
  return sections;
}

function getFile(table: MdxJsxFlowElement): string {
  return textAttribute(table, 'src') ?? '';
}

/** Hands a table the files that are offered below it, if they are not its own. */
function handFiles(table: MdxJsxFlowElement, files: readonly string[]): void {
  const [file, ...rest] = files;
  if (file !== getFile(table) || rest.length > 0) {
    table.attributes.push(dataAttribute('files', nameFiles(files)));
  }
}

/**
 * Lets the last table of a section offer the files of all its tables, each once on a page; a file
 * that readers roll on is offered again.
 */
export function placeDownloads(tree: Root): void {
  const seen = new Set<string>();
  for (const tables of listSections(tree)) {
    const offered = tables
      .filter((table) => isRollable(table) || !seen.has(getFile(table)))
      .map(getFile);
    const last = tables.at(-1);
    for (const table of tables) {
      handFiles(table, table === last ? [...new Set(offered)] : []);
      seen.add(getFile(table));
    }
  }
}
