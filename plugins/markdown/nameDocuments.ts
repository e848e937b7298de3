import {statSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Link, ListItem, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {fileSize} from '../../src/features/assets/lib/fileSize';
import {
  documentsToName,
  type FileLeads,
  type FileList,
} from '../../src/features/documents/lib/onPaper';
import {
  papers,
  pathOn,
  type PaperName,
} from '../../src/features/documents/lib/paper';
import type {PressDocument} from '../../src/features/documents/lib/pressDocument';
import {documents as siteDocuments} from '@world/documents/index';
import {keepWith} from '../../src/site/features';
import {sitePages, type SitePages} from './sitePages';
import type {Options as SiteOptions} from './staticLinks';
import {textAttribute} from './textAttribute';

export type Options = SiteOptions & {
  /**
   * Whether pages name documents at their foot; not where absent, as on pages that are set on
   * paper or locked. A word and not the table: what plugins are told is part of the application.
   */
  readonly namesDocuments?: boolean | undefined;
  /** The documents that there are; those of the site where absent. */
  readonly documents?: readonly PressDocument[] | undefined;
};

/** What the foot is called: on a page whose author has a section of that name, and on all others. */
const TITLES = {beside: 'More on paper', alone: 'On paper'} as const;
/** The class by which styles know it. */
const CLASS = 'on-paper';

function words(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').map((word) => word.trim());
}

/** What a component lists of a folder; nothing where it lists none, or some by a pattern. */
function readFileList(element: MdxJsxFlowElement): FileList | undefined {
  const folder = textAttribute(element, 'folder');
  const files = textAttribute(element, 'files');
  return folder === undefined || textAttribute(element, 'match') !== undefined
    ? undefined
    : {
        folder: folder.replace(/\/$/, ''),
        deep: element.attributes.some(
          (each) => each.type === 'mdxJsxAttribute' && each.name === 'deep',
        ),
        types: words(textAttribute(element, 'type')).filter(Boolean),
        files: files === undefined ? undefined : words(files),
      };
}

/** The files that the author of a page leads to. */
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

/** Leads to a document on a paper, with its size; a file that is not there stops the build where links are checked. */
function leadTo(
  {siteDir}: Options,
  file: string,
  {paper, label}: {paper: PaperName; label: string},
): readonly PhrasingContent[] {
  const url = pathOn(paper, file);
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
          ...leadTo(options, file, {paper: 'a4', label}),
          {type: 'text', value: ' or '},
          ...leadTo(options, file, {paper: 'letter', label: onLetter}),
        ],
      },
    ],
  };
}

/** What the foot of a page is called. */
function findName({children}: Root): string {
  const isOwn = children.some(
    (node) =>
      node.type === 'heading' &&
      node.children.some(
        (child) => child.type === 'text' && child.value === TITLES.alone,
      ),
  );
  return isOwn ? TITLES.beside : TITLES.alone;
}

/** The foot is a region without a heading, so no table of contents lists it. */
function createFoot(
  name: string,
  items: readonly ListItem[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'section',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: CLASS},
      {type: 'mdxJsxAttribute', name: 'aria-label', value: name},
    ],
    children: [
      {type: 'paragraph', children: [{type: 'text', value: name}]},
      {type: 'list', ordered: false, spread: false, children: [...items]},
    ],
  };
}

/** Ends a page with the documents that are made of it, where its author leads to none of them. */
export default function nameDocuments(options: Options): Transformer<Root> {
  const {siteDir, namesDocuments = false} = options;
  const {documents = keepWith('documents', siteDocuments)} = options;
  return async (tree, file) => {
    if (!namesDocuments) {
      return;
    }
    const path = relative(siteDir, file.path).split(sep).join('/');
    const page = path.replace(/^docs\/|\.mdx?$/g, '');
    const named = documentsToName(page, documents, listLeads(tree));
    if (named.length > 0) {
      const pages = await sitePages(siteDir);
      const items = named.map((each) => createItem(options, each, pages));
      tree.children.push(createFoot(findName(tree), items));
    }
  };
}
