import {readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {
  dropFrontMatter,
  readFrontMatter,
} from '../../src/shared/model/readFrontMatter';

/** The source of a page. */
export type AuthoredPage = {
  /** Path from the root of the project. */
  readonly path: string;
  /** The whole file. */
  readonly content: string;
  /** The file without its front matter. */
  readonly body: string;
  /** Empty if the front matter cannot be parsed. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Why the front matter cannot be parsed, with file and line. */
  readonly fault?: string;
};

type CachedPage = {readonly stamp: string; readonly page: AuthoredPage};

/** Pages read earlier, by their root folder and their path. */
const known = new Map<string, CachedPage>();

export function parsePage(path: string, content: string): AuthoredPage {
  try {
    const {frontMatter, content: body} = readFrontMatter({
      filePath: path,
      fileContent: content,
    });
    return {path, content, body: body.trim(), frontMatter};
  } catch (error) {
    const body = dropFrontMatter(content).trim();
    const fault = (error as Error).message;
    return {path, content, body, frontMatter: {}, fault};
  }
}

/**
 * Reads a page; returns the same object while its file does not change.
 *
 * @param siteDir the folder that the path is relative to, usually the root of the project.
 */
export async function readPage(
  siteDir: string,
  path: string,
): Promise<AuthoredPage> {
  const filePath = join(siteDir, path);
  const {mtimeMs, size} = await stat(filePath);
  const stamp = `${mtimeMs} ${size}`;
  const key = `${siteDir}\n${path}`;
  const before = known.get(key);
  if (before?.stamp === stamp) {
    return before.page;
  }
  const page = parsePage(path, await readFile(filePath, 'utf8'));
  known.set(key, {stamp, page});
  return page;
}

/** Reads the pages below a folder, by path; files and folders whose names begin with _ are partials, not pages. */
export async function readPages(
  siteDir: string,
  folder = 'docs',
): Promise<readonly AuthoredPage[]> {
  const paths = await Globby(`${folder}/**/[!_]*.{md,mdx}`, {
    cwd: siteDir,
    ignore: ['**/_*/**'],
  });
  return Promise.all(paths.toSorted().map((path) => readPage(siteDir, path)));
}
