import {Globby} from '@docusaurus/utils';
import {furtherLanguages} from '../../src/site/languages';

/** Lists the pages of a built site by path, except the PDF viewers below assets/. */
export async function listBuiltPages(
  outDir: string,
): Promise<readonly string[]> {
  const paths = await Globby('**/*.html', {
    cwd: outDir,
    ignore: ['', ...furtherLanguages.map((locale) => `${locale}/`)].map(
      (folder) => `${folder}assets/**`,
    ),
  });
  return paths.toSorted();
}
