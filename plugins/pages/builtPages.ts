import {Globby} from '@docusaurus/utils';

/** Lists the pages of a built site, by path; the viewer of documents, below assets/, is a page of its own kind. */
export async function listBuiltPages(
  outDir: string,
): Promise<readonly string[]> {
  const paths = await Globby('**/*.html', {cwd: outDir, ignore: ['assets/**']});
  return paths.toSorted();
}
