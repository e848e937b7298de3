import {statSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {nearest} from '../../src/shared/model/nearest';

/** A reference to a file in a page. */
export type FileRequest = {
  /** Path of the file under static/, with a leading slash. */
  readonly link: string;
  /** Path of the page from the root of the project. */
  readonly page: string;
  /** 1-based line in the page. */
  readonly line: number;
};

type Places = {
  readonly siteDir: string;
  /** Folder of docs/ in which pages may refer to files by their own address. */
  readonly ownFolder?: string | undefined;
};

/** Whether a link points to a file among the pages, rather than in static/. */
export function isOwnFile({ownFolder}: Places, link: string): boolean {
  return ownFolder !== undefined && link.startsWith(`/${ownFolder}/`);
}

/** The folder that holds a linked file: static/, or docs/ for files that are locked with their pages. */
export function getFolder(places: Places, link: string): string {
  return join(places.siteDir, isOwnFile(places, link) ? 'docs' : 'static');
}

/** Decodes percent escapes; a malformed link is returned unchanged. */
function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}

/** The path of a linked file within its folder, which holds no percent escapes. */
export function staticPath(staticDir: string, link: string): string {
  return join(staticDir, decoded(link));
}

/** Whether there is a download at this path. */
export function isStaticFile(staticDir: string, link: string): boolean {
  const path = staticPath(staticDir, link);
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * Makes sure that a referenced file exists.
 *
 * @throws Error naming page, line, the path found, and the nearest path that exists.
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
      close === undefined ? '' : ` (did you mean "${close}"?)`
    }.`,
  );
}
