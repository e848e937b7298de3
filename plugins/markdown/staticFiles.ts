import {statSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {nearest} from '../../src/shared/lib/nearest';

/** Where a page asks for a file. */
export type FileRequest = {
  /** Path of the file under static/, as readers would write it: it begins with a slash. */
  readonly link: string;
  /** The page, by its path from the root of the project. */
  readonly page: string;
  /** Line of the page, counted from 1. */
  readonly line: number;
};

type Places = {
  /** Root of the project. */
  readonly siteDir: string;
  /** Folder of docs/ whose files its pages may link by their own address. */
  readonly ownFolder?: string | undefined;
};

/** Tells whether a link leads to a file that stands among the pages of the folder. */
export function isOwnFile({ownFolder}: Places, link: string): boolean {
  return ownFolder !== undefined && link.startsWith(`/${ownFolder}/`);
}

/** The folder that holds the file of a link: static/, or docs/ for what is locked with its pages. */
export function getFolder(places: Places, link: string): string {
  return join(places.siteDir, isOwnFile(places, link) ? 'docs' : 'static');
}

/** Reads percent escapes; a link with malformed ones is taken as it is written. */
function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}

/** Tells whether readers can download a file at this path. */
export function isStaticFile(staticDir: string, link: string): boolean {
  const path = join(staticDir, decoded(link));
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * Makes sure that a file that a page asks for exists.
 *
 * @throws Error naming page, line, the path found and the nearest path that exists.
 */
export async function requireStaticFile(
  staticDir: string,
  {link, page, line}: FileRequest,
): Promise<void> {
  if (isStaticFile(staticDir, link)) {
    return;
  }
  const files = await Globby('**/*', {cwd: staticDir});
  const close = nearest(
    link,
    files.map((file) => `/${file}`),
  );
  throw new Error(
    `${page}:${line}: found "${link}", expected a file under static/${
      close === undefined ? '' : ` (perhaps "${close}")`
    }.`,
  );
}
