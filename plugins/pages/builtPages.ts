import {Globby} from '@docusaurus/utils';

/** Lists the pages of a built site by path, except the PDF viewer below assets/. */
export async function listBuiltPages(
  outDir: string,
): Promise<readonly string[]> {
  const paths = await Globby('**/*.html', {cwd: outDir, ignore: ['assets/**']});
  return paths.toSorted();
}
