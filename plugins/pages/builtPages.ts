import {Globby} from '@docusaurus/utils';

/** Lists the pages of a built site by path, except the PDF viewers below assets/. */
export async function listBuiltPages(
  outDir: string,
): Promise<readonly string[]> {
  const paths = await Globby('**/*.html', {
    cwd: outDir,
    ignore: ['assets/**'],
  });
  return paths.toSorted();
}
