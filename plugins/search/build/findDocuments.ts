import {Globby} from '@docusaurus/utils';

/** The folder of the same documents for another paper size. */
const OTHER_PAPER = /(?:^|\/)letter(?=\/[^/]+$)/;

/** The path of the document with the same text for the default paper size. */
function getTwinPath(path: string): string {
  return path.replace(OTHER_PAPER, '').replace(/^\//, '');
}

/** Leaves out documents that repeat the text of another, so that nothing is found twice. */
export function withoutTwins(paths: readonly string[]): readonly string[] {
  const all = new Set(paths);
  return paths.filter(
    (path) => getTwinPath(path) === path || !all.has(getTwinPath(path)),
  );
}

/** Lists the documents whose text is indexed, by path below static/. */
export async function findDocuments(
  staticDir: string,
): Promise<readonly string[]> {
  const paths = await Globby('**/*.pdf', {
    cwd: staticDir,
    caseSensitiveMatch: false,
  });
  return withoutTwins(paths.toSorted());
}
