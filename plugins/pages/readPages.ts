import {readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readFrontMatter} from '../../src/shared/lib/readFrontMatter';

/** The source of a page. */
export type AuthoredPage = {
  /** Path from the root of the project. */
  readonly path: string;
  /** The whole file. */
  readonly content: string;
  /** The file without its front matter. */
  readonly body: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

type CachedPage = {readonly stamp: string; readonly page: AuthoredPage};

/** Pages that were read before, by the folder that their path begins in and that path. */
const known = new Map<string, CachedPage>();

/**
 * Reads a page; returns the same object while its file does not change.
 *
 * @param siteDir the folder that the path is relative to, usually the root of the project.
 * @throws Error naming file and line if its front matter is not YAML.
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
  const content = await readFile(filePath, 'utf8');
  const {frontMatter, content: body} = readFrontMatter({
    filePath: path,
    fileContent: content,
  });
  const page = {path, content, body, frontMatter};
  known.set(key, {stamp, page});
  return page;
}

/** Reads the pages below a folder, by path; files whose names begin with _ are partials, not pages. */
export async function readPages(
  siteDir: string,
  folder = 'docs',
): Promise<readonly AuthoredPage[]> {
  const paths = await Globby(`${folder}/**/[!_]*.{md,mdx}`, {cwd: siteDir});
  return Promise.all(paths.toSorted().map((path) => readPage(siteDir, path)));
}
