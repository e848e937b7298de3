import {posix} from 'node:path';
import {relativePath, type PageMove} from './pageMove';

/** Paths beside a page, in links, images and properties. */
const BESIDE =
  /(?<start>\]\(<?|\b(?:src|folder|href|alt-src)="|^ *(?:src|cover): ['"]?|^\[[^\]]+\]:\s+)(?<path>\.{1,2}\/[^\s)"'#?<>]+)/gm;

/** What is known of the project when a page moves. */
export type Place = {
  /** Whether a file exists, by its path from the root of the project. */
  readonly exists: (path: string) => boolean;
  /** The address of a page, by its path from the root of the project. */
  readonly addressOf: (path: string) => string;
};

/**
 * Rewrites the paths beside a page for its new folder.
 *
 * @throws Error if the page goes to another area, and shows a file beside it.
 */
export function rewriteOwnPaths(
  text: string,
  {from, to}: PageMove,
  {exists, addressOf}: Place,
): string {
  if (posix.dirname(from.path) === posix.dirname(to.path)) {
    return text;
  }
  return text.replaceAll(
    BESIDE,
    (found: string, start: string, path: string) => {
      const target = posix.join(posix.dirname(from.path), path);
      if (!exists(target) && target !== from.path) {
        return found;
      }
      if (from.area === to.area) {
        return `${start}${relativePath(to.path, target)}`;
      }
      if (/\.mdx?$/.test(target) && !posix.basename(target).startsWith('_')) {
        return `${start}${addressOf(target)}`;
      }
      throw new Error(
        `${from.path}: found ${path}, a file beside it, expected none in a page that moves to another area. Move the file below static/ first.`,
      );
    },
  );
}

/** The key of former addresses, with a list on its line or an item on each line below. */
const LIST = /^formerAddresses:.*\n(?:[ -].*\n)*/m;

function readList(top: string): readonly string[] {
  const [list = ''] = LIST.exec(top) ?? [];
  return list.match(/\/[^\s,'"\]]*/g) ?? [];
}

/** Adds the old address of a page to its front matter, and removes its new one. */
export function keepAddress(text: string, {from, to}: PageMove): string {
  const end = text.indexOf('\n---', 3) + 1;
  const top = text.slice(0, end);
  const list = [...readList(top), from.address].filter(
    (address, index, all) =>
      address !== to.address && all.indexOf(address) === index,
  );
  const line =
    list.length === 0 ? '' : `formerAddresses: [${list.join(', ')}]\n`;
  return `${top.replace(LIST, '')}${line}${text.slice(end)}`;
}
