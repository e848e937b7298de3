import type {TreeNode, TreeProps, TreeValue} from '../../lock/tree/tree';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';

/** A decrypted page, as the search index needs it. */
export type FoundPage = {
  readonly title: string;
  /** Address without the base path. */
  readonly address: string;
  /** The label of its area. */
  readonly within: string;
  readonly tree: TreeNode;
};

/** A section of a page; the heading is empty before the first one. */
type Section = {
  readonly id: string;
  readonly title: string;
  readonly texts: string[];
};

/** Headings with search records of their own. */
const HEADINGS: ReadonlySet<string> = new Set(['m:h2', 'm:h3']);

/** Inline tags. */
const IN_LINE =
  /^(?:[cm]:)?(?:[abis]|abbr|code|del|em|kbd|mark|small|span|strong|sub|sup|Spoiler)$/;

/** Tags without visible text. */
const UNREAD: ReadonlySet<string> = new Set(['annotation', 'script', 'style']);

/** Properties with visible text. */
const READ: ReadonlySet<string> = new Set([
  'alt',
  'caption',
  'label',
  'summary',
  'title',
]);

function plain(texts: readonly string[]): string {
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

function isRows(value: TreeValue): value is readonly (readonly string[])[] {
  return Array.isArray(value) && value.every((row) => Array.isArray(row));
}

/** The words of an element or a sheet. */
function listObjectTexts(value: object): readonly string[] {
  if ('$e' in value) {
    return listTexts(value.$e as TreeNode);
  }
  const {rows} = value as {readonly rows?: TreeValue};
  return rows !== undefined && isRows(rows)
    ? [' ', rows.map((row) => row.join(' · ')).join(' '), ' ']
    : [];
}

/** The words of a property: its text, the rows of a sheet, or elements. */
function listPropertyTexts(name: string, value: TreeValue): readonly string[] {
  if (typeof value === 'string') {
    return READ.has(name) ? [' ', value, ' '] : [];
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? listObjectTexts(value)
    : [];
}

function listPropsTexts(props: TreeProps | 0): readonly string[] {
  return props === 0
    ? []
    : Object.entries(props).flatMap(([name, value]) =>
        listPropertyTexts(name, value),
      );
}

/** The words of a node, separated by block. */
function listTexts(node: TreeNode): readonly string[] {
  if (typeof node === 'string') {
    return [node];
  }
  if (node === null) {
    return [];
  }
  if ('f' in node) {
    return node.f.flatMap(listTexts);
  }
  const [type, props, ...children] = node;
  if (UNREAD.has(type)) {
    return [];
  }
  const texts = [...listPropsTexts(props), ...children.flatMap(listTexts)];
  return IN_LINE.test(type) ? texts : [' ', ...texts, ' '];
}

/** Returns a node as a heading, if it is one with an anchor. */
function getHeading(node: TreeNode): Omit<Section, 'texts'> | undefined {
  if (!Array.isArray(node)) {
    return undefined;
  }
  const [type, props] = node as readonly [string, TreeProps | 0];
  const id = props === 0 ? undefined : props['id'];
  return HEADINGS.has(type) && typeof id === 'string'
    ? {id, title: plain(listTexts(node))}
    : undefined;
}

/** Collects the texts of a page, starting a section at each heading. */
function gather(node: TreeNode, sections: Section[]): void {
  const heading = getHeading(node);
  if (heading !== undefined) {
    sections.push({...heading, texts: []});
  } else if (typeof node === 'object' && node !== null && 'f' in node) {
    for (const child of node.f) {
      gather(child, sections);
    }
  } else {
    sections.at(-1)?.texts.push(...listTexts(node), ' ');
  }
}

/** Lists the search records of a locked page: its own, and those of its sections. */
export function listLockedRecords(page: FoundPage): readonly SearchRecord[] {
  const {title, address, within, tree} = page;
  const intro: Section = {id: '', title: '', texts: []};
  const sections = [intro];
  gather(tree, sections);
  const headed = sections.slice(1);
  return [
    {
      kind: 'page',
      title,
      to: address,
      within,
      headings: headed.map((section) => section.title).join('; '),
      text: plain(intro.texts),
    },
    ...headed.map((section): SearchRecord => ({
      kind: 'section',
      title: section.title,
      to: `${address}#${section.id}`,
      within: title,
      text: plain(section.texts),
    })),
  ];
}
