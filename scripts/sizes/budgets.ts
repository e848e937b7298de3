import {brotliCompressSync} from 'node:zlib';
import {isInLockedArea} from '../../src/site/contentAreas';

/** The largest transferred size of each part of a page in bytes, with Brotli unless stated otherwise. */
export const budgets = {
  /** Scripts that run before hydration; they contain the names of the world's areas. */
  early: 2 * 1024 + 64,
  /** The HTML with its inlined styles, which the first paint needs. */
  opening: 34 * 1024,
  /** Scripts that hydration needs. */
  script: 113.5 * 1024,
  /** The same scripts uncompressed, because repetition compresses well but must still be parsed. */
  unpacked: 437 * 1024,
  /** The style sheet of the whole site, which each page contains inline. */
  style: 20 * 1024,
  /** Uncompressed. */
  font: 57 * 1024,
} as const;

/** A part of a page with its own limit. */
export type Part = keyof typeof budgets;

/** Larger limits of single pages. */
const larger: Readonly<Record<string, Partial<Record<Part, number>>>> = {
  /** All spells and powers in full, so that they can be read and searched without script. */
  'magic-science/index.html': {opening: 55 * 1024},
  /** This page may turn into any other, so its scripts load at once. */
  '404.html': {early: Infinity},
};

/**
 * The additional bytes of early script on locked pages, which look for a remembered password at
 * once.
 */
const LOCK = 256;

/** Returns the size limit in bytes for a part of the page in a file. */
export function getBudget(page: string, part: Part): number {
  const budget = larger[page]?.[part] ?? budgets[part];
  return part === 'early' && isInLockedArea(`docs/${page}`)
    ? budget + LOCK
    : budget;
}

/** Matches inline scripts, but not data blocks. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>[\s\S]*?<\/script>/g;

/** Scripts that load with the page, or for hydration. */
const EARLY = /<script\b[^>]+?\bsrc="?(?<file>[^"\s>]+\.js)/g;
const LATE =
  /<meta\b(?=[^>]+\bname="?script\b)[^>]+?\bcontent="?(?<file>[^"\s>]+\.js)/g;

/** The inlined style sheet; pages also contain the styles of rare parts that they show. */
const STYLE = /<style(?![^>]*precedence=)[^>]*>[\s\S]*?<\/style>/g;

/** Fonts in inlined styles; a page without italics loads fewer. */
const FONT = /url\(["']?(?<file>[^"')]+\.woff2)/g;

/** Cache of compressed sizes: pages share their styles and scripts. */
const compressed = new Map<string, number>();

function compress(content: string | Buffer): number {
  const text = content.toString();
  const length = compressed.get(text) ?? brotliCompressSync(text).length;
  compressed.set(text, length);
  return length;
}

/**
 * Weighs the parts of a built page, in bytes.
 *
 * @param read reads a file by its path in the site.
 */
export function weighPage(
  html: string,
  read: (path: string) => Buffer,
): Readonly<Record<Part, number>> {
  const sum = (pattern: RegExp, weigh: (file: Buffer) => number): number => {
    const files = [...html.matchAll(pattern)].map(
      ({groups}) => groups?.['file'] ?? '',
    );
    return [...new Set(files)].reduce(
      (all, path) => all + weigh(read(path)),
      0,
    );
  };
  const size = ({length}: Buffer) => length;
  const early = sum(EARLY, compress);
  return {
    early: early + compress((html.match(INLINE) ?? []).join('')),
    opening: compress(html.replaceAll(INLINE, '')),
    script: early + sum(LATE, compress),
    unpacked: sum(EARLY, size) + sum(LATE, size),
    style: compress((html.match(STYLE) ?? []).join('')),
    font: sum(FONT, size),
  };
}
