import {createHash} from 'node:crypto';
import {posix} from 'node:path';
import type {TreeNode} from '../tree/tree';
import {publicPart} from '../publicPart';
import type {Secret} from './phrases';
import {plainWords} from './words';

/** Keys of front matter whose values come from public tables, or affect only the look of a page. */
const FROM_TABLES: ReadonlySet<string> = new Set([
  'category',
  'comment',
  'date',
  'layout',
  'pageInfo',
  'tag',
  'tags',
]);

/** Maximum number of words of code that is too common to search for. */
const SHORT_CODE = 5;

/** A page as it was compiled for sealing. */
export type PageTexts = {
  /** Path of the page from the root of the project. */
  readonly where: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The sources of the page and of its partials. */
  readonly sources: readonly string[];
  readonly tree: TreeNode;
  /** Texts of the properties of its elements. */
  readonly texts: readonly string[];
};

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}

function listComments(source: string): readonly string[] {
  return [...source.matchAll(/\{\s*\/\*(?<text>[\s\S]*?)\*\/\s*\}/g)].flatMap(
    ({groups}) => groups?.['text'] ?? [],
  );
}

function frontMatterTexts(
  frontMatter: PageTexts['frontMatter'],
): readonly string[] {
  const known = publicPart(frontMatter);
  return Object.entries(frontMatter)
    .filter(([key]) => !(key in known) && !FROM_TABLES.has(key))
    .flatMap(([, value]) => listStrings(value));
}

function getChildren(node: TreeNode): readonly TreeNode[] {
  if (node === null || typeof node === 'string') {
    return [];
  }
  if ('f' in node) {
    return node.f;
  }
  const [, , ...children] = node;
  return children;
}

function getText(node: TreeNode): string {
  return typeof node === 'string'
    ? node
    : getChildren(node).map(getText).join('');
}

/** Splits a text at the addresses in it, because their targets may be public. */
function splitAtAddresses(text: string): readonly string[] {
  return text.split(/\S*\/\S*/);
}

/**
 * Lists the texts of a tree as readers see them, one per block. Short code is too common to search
 * for.
 */
function listBlockTexts(node: TreeNode): readonly string[] {
  if (Array.isArray(node) && node[0] === 'm:code') {
    return splitAtAddresses(getText(node)).filter(
      (part) => plainWords(part).split(' ').length > SHORT_CODE,
    );
  }
  const children = getChildren(node);
  const hasText = children.some(
    (child) => typeof child === 'string' && child.trim() !== '',
  );
  return [
    ...(hasText ? splitAtAddresses(getText(node)) : []),
    ...children.flatMap(listBlockTexts),
  ];
}

/** Lists everything on a page that must not be public; its title may be. */
export function pageSecret(page: PageTexts): Secret {
  const {where, frontMatter, sources, tree, texts} = page;
  const known = new Set(
    listStrings(publicPart(frontMatter)).map((text) => plainWords(text)),
  );
  const all = [
    ...frontMatterTexts(frontMatter),
    ...[...sources.flatMap(listComments), ...texts].flatMap(splitAtAddresses),
    ...listBlockTexts(tree),
  ];
  return {where, texts: all.filter((text) => !known.has(plainWords(text)))};
}

/** A file beside locked pages. Neither its name nor its bytes may be public. */
export function fileSecret(where: string, bytes: Uint8Array): Secret {
  return {
    where,
    texts: [posix.basename(where)],
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
