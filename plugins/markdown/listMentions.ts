import {basename, join} from 'node:path';
import type {List, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {VFile} from 'vfile';
import {listMentioned, type Terms} from '../mentions/model/mentions';
import {language} from '../../src/shared/model/language';
import {mentions} from '../../world/mentions';
import {block} from './elements';
import {splitSections} from './prose';
import {sitePages, type MentioningPage} from './sitePages';
import {getPagePath} from './pageFaults';
import type {Options} from './staticLinks';

type Parse = (page: MentioningPage) => Root;

/** The addresses that a page links to, by its author or by a mention. */
type Leads = {
  /** The inputs of the result: the text of the page, and the terms of all pages. */
  readonly body: string;
  readonly terms: Terms;
  readonly to: ReadonlySet<string>;
};

/** A cache by path, because every list needs the links of all pages. */
const known = new Map<string, Leads>();

function listLeads(
  page: MentioningPage,
  terms: Terms,
  parse: Parse,
): ReadonlySet<string> {
  const {path, body, links} = page;
  const before = known.get(path);
  if (before?.terms === terms && before.body === body) {
    return before.to;
  }
  const sections = splitSections(parse(page), path);
  const to = new Set(
    sections.flatMap(({prose, linked}) => [
      ...linked,
      ...(links
        ? prose.flatMap(({node}) => listMentioned(node.value, terms))
        : []),
    ]),
  );
  known.set(path, {body, terms, to});
  return to;
}

/** Whether links to a page may end in a slash, and therefore lack its name. */
function isFrontPage({path}: MentioningPage): boolean {
  return /(?:^|\/)index\.mdx?$/i.test(path);
}

/** Texts by which the source of a page may link to another: its file or its address. */
function linkWords({path, address}: MentioningPage): readonly string[] {
  return [path, address].map((each) =>
    basename(each)
      .replace(/\.(?:mdx?|html)$/, '')
      .toLowerCase(),
  );
}

/** A fast check whether a page may link to another: it must contain a term or the name of the other. */
function mayLeadTo(page: MentioningPage, other: MentioningPage): boolean {
  // Escapes and character references could hide a term.
  const plain = page.body.replaceAll('\\', '');
  return (
    /&#?\w+;/.test(plain) ||
    other.terms.some((term) => plain.includes(term)) ||
    isFrontPage(other) ||
    linkWords(other).some((word) => plain.toLowerCase().includes(word))
  );
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** The location of a page: its area, and the index page of its folder. */
function findPlace(
  {path, area}: MentioningPage,
  all: readonly MentioningPage[],
): string {
  const front = path.replace(/[^/]+$/, 'index.md');
  const isNested = front.split('/').length > 3 && front !== path;
  const folder = all.find((page) => isNested && page.path === front);
  return folder === undefined ? area : `${area}, ${folder.title}`;
}

/** The name of a page in a list, with its location if another page has the same title. */
function getName(page: MentioningPage, all: readonly MentioningPage[]): string {
  return all.some((other) => other !== page && other.title === page.title)
    ? `${page.title} (${findPlace(page, all)})`
    : page.title;
}

function createList(
  pages: readonly MentioningPage[],
  all: readonly MentioningPage[],
): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: pages.map((page) => ({
      type: 'listItem',
      spread: false,
      children: [
        paragraph({
          type: 'link',
          url: page.address,
          children: [text(getName(page, all))],
        }),
      ],
    })),
  };
}

function fold(label: string, list: List): MdxJsxFlowElement {
  const summary = {...paragraph(text(label)), data: {hName: 'summary'}};
  return block('details', [], [summary, list]);
}

/** Creates the list of the pages that mention a page, by title; long lists are collapsed. */
function createFoot(
  mentioning: readonly MentioningPage[],
  all: readonly MentioningPage[],
): Root['children'] {
  const sorted = mentioning.toSorted((a, b) =>
    a.title.localeCompare(b.title, language),
  );
  const rest = sorted.slice(mentions.shown);
  return [
    {
      type: 'heading',
      depth: 2,
      children: [text('Mentioned in')],
    },
    createList(sorted.slice(0, mentions.shown), all),
    ...(rest.length === 0
      ? []
      : [fold(`And ${rest.length} more`, createList(rest, all))]),
  ];
}

/** Appends the list of mentions to the pages of places, peoples and Houses. */
export default function listMentions(
  this: Processor<Root>,
  {siteDir}: Options,
): (tree: Root, file: VFile) => Promise<void> {
  const {parser} = this;
  return async (tree, file) => {
    const path = getPagePath(siteDir, file);
    const {byPath, open, terms} = await sitePages(siteDir);
    const self = byPath.get(path);
    if (self?.lists !== true || self.locked || parser === undefined) {
      return;
    }
    const parse: Parse = ({path: other, body}) =>
      parser(body, new VFile({path: join(siteDir, other), value: body}));
    const mentioning = open.filter(
      (page) =>
        page !== self &&
        mayLeadTo(page, self) &&
        listLeads(page, terms, parse).has(self.address),
    );
    if (mentioning.length > 0) {
      tree.children.push(...createFoot(mentioning, open));
    }
  };
}
