import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {areaById, contentAreas} from '../../src/site/contentAreas';
import {describeFault} from '../pages/fault';

/** The endings of pages. */
const PAGE = /\.mdx?$/;

/** File extensions that authors may mistake for those of pages. */
const TEXT =
  /\.(?:mdx?|markdown|mdown|mkdn?|txt|html?|rst|adoc|docx?|odt|rtf)$/i;

type Found = {readonly path: string; readonly isLink: boolean};

async function listFiles(siteDir: string): Promise<readonly Found[]> {
  const entries = await readdir(join(siteDir, 'docs'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => ({
      path: relative(siteDir, join(entry.parentPath, entry.name))
        .split(sep)
        .join('/'),
      isLink: entry.isSymbolicLink(),
    }));
}

/** Describes why a file is not published; undefined if it is, or is not a page. */
function describe({
  path,
  isLink,
}: Found): readonly [string, string] | undefined {
  if (isLink) {
    return ['a symbolic link', 'the file itself'];
  }
  if (!TEXT.test(path)) {
    return undefined;
  }
  if (!PAGE.test(path)) {
    return [
      'a text file that is never published',
      'a name that ends with .md (lowercase)',
    ];
  }
  const [, area, ...steps] = path.split('/');
  return steps.length > 0 && areaById(area) !== undefined
    ? undefined
    : [
        'a page outside all areas, which is never published',
        `it in the folder of an area: ${contentAreas.map(({id}) => `docs/${id}/`).join(', ')}`,
      ];
}

/** Describes the files under docs/ that readers never see. */
export async function findStrayFiles(
  siteDir: string,
): Promise<readonly string[]> {
  const files = await listFiles(siteDir);
  return files
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((file) => {
      const fault = describe(file);
      const [found = '', expected = ''] = fault ?? [];
      return fault === undefined
        ? []
        : describeFault({path: file.path, line: 1, found, expected});
    });
}
