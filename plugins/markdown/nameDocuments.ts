import {statSync} from 'node:fs';
import {join} from 'node:path';
import type {Link, ListItem, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {fileSize} from '../assets/model/fileSize';
import {
  documentsToName,
  type FileLeads,
  type FileList,
} from '../documents/model/onPaper';
import {papers, getPath, type PaperName} from '../documents/model/paper';
import type {PressDocument} from '../documents/model/pressDocument';
import {documents as siteDocuments} from '../../world/documents/index';
import {sitePages, type SitePages} from './sitePages';
import {getPagePath} from './pageFaults';
import type {Options as SiteOptions} from './staticLinks';
import {
  attribute,
  block,
  findAttribute,
  readText,
  textAttribute,
} from './elements';

export type Options = SiteOptions & {
  /**
   * Whether pages list documents at their foot; off by default, as on locked pages and in print. It
   * is a flag instead of the table, because plugin options are part of the application.
   */
  readonly namesDocuments?: boolean | undefined;
  /** The existing documents; those of the site by default. */
  readonly documents?: readonly PressDocument[] | undefined;
};

/** The name of the list, for pages with and without the author's own section of that name. */
const TITLES = {beside: 'More on paper', alone: 'On paper'} as const;
/** The class name for style sheets. */
const CLASS = 'on-paper';

function splitList(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').map((word) => word.trim());
}

/** The file list of a component; undefined if it lists no folder, or selects by a pattern. */
function readFileList(element: MdxJsxFlowElement): FileList | undefined {
  const folder = textAttribute(element, 'folder');
  const files = textAttribute(element, 'files');
  return folder === undefined || textAttribute(element, 'match') !== undefined
    ? undefined
    : {
        folder: folder.replace(/\/$/, ''),
        deep: findAttribute(element, 'deep') !== undefined,
        types: splitList(textAttribute(element, 'type')).filter(Boolean),
        files: files === undefined ? undefined : splitList(files),
      };
}

/** The files that the author of a page links to. */
function listLeads(tree: Root): FileLeads {
  const paths = new Set<string>();
  const lists: FileList[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      paths.add(node.url.replace(/[?#].*$/, ''));
    } else if (node.type === 'mdxJsxFlowElement') {
      paths.add(textAttribute(node, 'src') ?? '');
      const list = readFileList(node);
      lists.push(...(list === undefined ? [] : [list]));
    }
  });
  return {paths, lists};
}

/** Links to a document with its size; a missing file fails the link check. */
function createLink(
  {siteDir}: Options,
  file: string,
  {paper, label}: {paper: PaperName; label: string},
): readonly PhrasingContent[] {
  const url = getPath(paper, file);
  const size = statSync(join(siteDir, 'static', url), {
    throwIfNoEntry: false,
  })?.size;
  const link: Link = {
    type: 'link',
    url,
    children: [{type: 'text', value: label}],
  };
  const value = ` (PDF, ${fileSize(size ?? 0)})`;
  return [link, {type: 'text', value}];
}

function getTitle(
  {title, chapters}: PressDocument,
  {byPath}: SitePages,
): string {
  const first = `docs/${chapters[0]?.page ?? ''}`;
  const page = byPath.get(`${first}.md`) ?? byPath.get(`${first}.mdx`);
  return title ?? page?.title ?? '';
}

function createItem(
  options: Options,
  document: PressDocument,
  pages: SitePages,
): ListItem {
  const {file} = document;
  const label = `${getTitle(document, pages)}, on ${papers.a4.name}`;
  const onLetter = `on ${papers.letter.name}`;
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          ...createLink(options, file, {paper: 'a4', label}),
          {type: 'text', value: ' or '},
          ...createLink(options, file, {paper: 'letter', label: onLetter}),
        ],
      },
    ],
  };
}

/** The name of the list at the foot of a page. */
function findName({children}: Root): string {
  const isOwn = children.some(
    (node) => node.type === 'heading' && readText(node) === TITLES.alone,
  );
  return isOwn ? TITLES.beside : TITLES.alone;
}

/** The list is a region without a heading, so that it is not in the table of contents. */
function createFoot(
  name: string,
  items: readonly ListItem[],
): MdxJsxFlowElement {
  return block(
    'section',
    [attribute('className', CLASS), attribute('aria-label', name)],
    [
      {type: 'paragraph', children: [{type: 'text', value: name}]},
      {type: 'list', ordered: false, spread: false, children: [...items]},
    ],
  );
}

/** Appends a list of the documents that contain a page but are not linked on it. */
export default function nameDocuments(options: Options): Transformer<Root> {
  const {siteDir, namesDocuments = false} = options;
  const {documents = siteDocuments} = options;
  return async (tree, file) => {
    if (!namesDocuments) {
      return;
    }
    const path = getPagePath(siteDir, file);
    const page = path.replace(/^docs\/|\.mdx?$/g, '');
    const named = documentsToName(page, documents, listLeads(tree));
    if (named.length > 0) {
      const pages = await sitePages(siteDir);
      const items = named.map((each) => createItem(options, each, pages));
      tree.children.push(createFoot(findName(tree), items));
    }
  };
}
