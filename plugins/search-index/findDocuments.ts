import {Globby} from '@docusaurus/utils';

/** The folder of the same documents on other paper, beside them. */
const OTHER_PAPER = /(?:^|\/)letter(?=\/[^/]+$)/;

/** Where the document stands that has the same words on the paper of the site. */
function getTwinPath(path: string): string {
  return path.replace(OTHER_PAPER, '').replace(/^\//, '');
}

/** Leaves out documents whose text another document repeats, so that nothing is found twice. */
export function withoutTwins(paths: readonly string[]): readonly string[] {
  const all = new Set(paths);
  return paths.filter(
    (path) => getTwinPath(path) === path || !all.has(getTwinPath(path)),
  );
}

/** Lists the documents whose words are searched, by path below the folder of files. */
export async function findDocuments(
  staticDir: string,
): Promise<readonly string[]> {
  const paths = await Globby('**/*.pdf', {
    cwd: staticDir,
    caseSensitiveMatch: false,
  });
  return withoutTwins(paths.toSorted());
}
