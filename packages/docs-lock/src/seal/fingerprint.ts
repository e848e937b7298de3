import {createHash} from 'node:crypto';
import {posix} from 'node:path';
import {blockTexts} from '../leak/blockTexts';
import {SHINGLE} from '../leak/phrases';
import {plainWords} from '../leak/plainWords';
import type {FilePrint, TextPrint} from '../leak/print';
import type {TreeNode} from '@engine/page-tree/treeNode';
import {publicPart} from './publicPart';

/** Front matter whose values come from public tables, or affect only how a page looks. */
const FROM_TABLES: ReadonlySet<string> = new Set([
  'category',
  'comment',
  'date',
  'layout',
  'pageInfo',
  'tag',
  'tags',
]);

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}

/** The texts of a page that published files are searched for. */
export type PageTexts = {
  /** The page, by its path from the root of the project. */
  readonly where: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The sources of the page and of its partials. */
  readonly sources: readonly string[];
  readonly tree: TreeNode;
  /** Texts of its elements. */
  readonly texts: readonly string[];
};

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

/** Splits a text at the addresses in it, whose targets may be public. */
function listParts(text: string): readonly string[] {
  return text.split(/\S*\/\S*/);
}

/** The pieces of code, between addresses, that are long enough to be distinctive. */
function longParts(code: string): readonly string[] {
  return listParts(code).filter(
    (part) => plainWords(part).split(' ').length > SHINGLE,
  );
}

/** Fingerprints everything of a page that must not be public; its title may be. */
export function fingerprintPage(page: PageTexts): readonly TextPrint[] {
  const {where, frontMatter, sources, tree, texts} = page;
  const known = new Set(
    listStrings(publicPart(frontMatter)).map((text) => plainWords(text)),
  );
  const all = [
    ...frontMatterTexts(frontMatter),
    ...sources.flatMap(listComments).flatMap(listParts),
    ...texts.flatMap(listParts),
    ...blockTexts(tree).flatMap(({text, isCode}) =>
      isCode ? longParts(text) : listParts(text),
    ),
  ];
  return [...new Set(all)]
    .filter((text) => text.trim() !== '' && !known.has(plainWords(text)))
    .map((text) => ({kind: 'text', where, text}));
}

/** The bytes that identify a file. The header before them is alike in many files. */
const SLICE = {start: 16, end: 80} as const;

function listSlices(bytes: Buffer): readonly string[] {
  const encoded = bytes.subarray(0, 300).toString('base64').slice(60, 160);
  return bytes.length < 300
    ? []
    : [bytes.subarray(SLICE.start, SLICE.end).toString('latin1'), encoded];
}

/** Fingerprints the bytes of a file. */
export function fingerprintFile(
  where: string,
  bytes: Uint8Array,
): readonly (FilePrint | TextPrint)[] {
  const buffer = Buffer.from(bytes);
  const sha256 = createHash('sha256').update(buffer).digest('hex');
  return [
    {kind: 'file', where, sha256, slices: listSlices(buffer)},
    {kind: 'text', where, text: posix.basename(where)},
  ];
}
