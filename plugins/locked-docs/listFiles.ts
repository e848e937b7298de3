import {Globby} from '@docusaurus/utils';

/** Lists the files in a folder and below that match patterns, by their paths in it. */
export async function listFiles(
  folder: string,
  patterns: string | readonly string[] = '**/*',
): Promise<readonly string[]> {
  const paths = await Globby([patterns].flat(), {cwd: folder, dot: true});
  return paths.toSorted();
}
