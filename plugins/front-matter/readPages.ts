import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readFrontMatter} from '../../src/shared/lib/readFrontMatter';

/** A page as its author wrote it. */
export type AuthoredPage = {
  /** Path from the root of the project. */
  readonly path: string;
  readonly content: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** Reads every page under docs/; files whose name begins with _ are parts, not pages. */
export async function readPages(
  siteDir: string,
): Promise<readonly AuthoredPage[]> {
  const paths = await Globby('docs/**/[!_]*.{md,mdx}', {cwd: siteDir});
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const content = await readFile(join(siteDir, path), 'utf8');
      const {frontMatter} = readFrontMatter({
        filePath: path,
        fileContent: content,
      });
      return {path, content, frontMatter};
    }),
  );
}
