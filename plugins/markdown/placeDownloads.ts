import type {Nodes, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {nameFiles} from '../tables/model/nameFiles';
import {dataAttribute} from './modules';
import {textAttribute} from './elements';

/** Whether a table has dice, so that its rows are checked against them. */
export function isRollable(element: MdxJsxFlowElement): boolean {
  return (
    element.name === 'DataTable' &&
    textAttribute(element, 'rollable') !== undefined
  );
}

/** The components with a line that leads to the files of tables. */
const TABLES: ReadonlySet<string> = new Set([
  'DataGrid',
  'DataTable',
  'TimeLine',
]);

type Section = readonly MdxJsxFlowElement[];

/** The sections of a page, or of a fold, tab or box on it. */
type Sections = {
  /** Those before a heading of its own. */
  readonly ended: readonly Section[];
  /** Those that a table after it would belong to. */
  readonly open: readonly Section[];
  /** Those before a heading further inside. */
  readonly inside: readonly Section[];
};

function isTable(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && TABLES.has(node.name ?? '');
}

/**
 * Lists the tables of each section: those between two headings. What is in a fold, tab or box
 * belongs to the section around it if a table follows there; otherwise its files stay in it.
 */
function listSections({children}: Parent): Sections {
  const ended: Section[] = [];
  const inside: Section[] = [];
  let tables: Section = [];
  let folds: readonly Section[] = [];
  for (const child of children as readonly Nodes[]) {
    if (child.type === 'heading') {
      ended.push(tables);
      inside.push(...folds);
      tables = [];
      folds = [];
    } else if (isTable(child)) {
      tables = [...tables, ...folds.flat(), child];
      folds = [];
    } else if ('children' in child) {
      const fold = listSections(child);
      inside.push(...fold.ended, ...fold.inside);
      folds = [...folds, ...fold.open];
    }
  }
  return {ended, open: [tables, ...folds], inside};
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
  const {ended, open, inside} = listSections(tree);
  for (const tables of [...ended, ...open, ...inside]) {
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
