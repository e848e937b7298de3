import {posix} from 'node:path';
import {relativePath, type PageMove} from './pageMove';

/** Paths relative to a page, in links, images, and properties. */
const BESIDE =
  /(?<start>\]\(<?|\b(?:src|folder|href|alt-src)="|^ *(?:src|cover): ['"]?|^\[[^\]]+\]:\s+)(?<path>\.{1,2}\/[^\s)"'#?<>]+)/gm;

/**
 * Rewrites the relative paths of a page for its new folder.
 *
 * @param exists whether a file exists, by its path from the root of the project.
 */
export function rewriteOwnPaths(
  text: string,
  {from, to}: PageMove,
  exists: (path: string) => boolean,
): string {
  if (posix.dirname(from.path) === posix.dirname(to.path)) {
    return text;
  }
  return text.replaceAll(
    BESIDE,
    (found: string, start: string, path: string) => {
      const target = posix.join(posix.dirname(from.path), path);
      return exists(target) || target === from.path
        ? `${start}${relativePath(to.path, target)}`
        : found;
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
