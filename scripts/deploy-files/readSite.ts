import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readMovedTo} from '../../src/shared/lib/movedPage';
import {listBuiltPages} from '../../plugins/pages/builtPages';
import type {DeployedSite} from './site';
import {getPageAddress, type Spelling} from './spellings';

/** Matches the canonical address of a page. */
const CANONICAL =
  /<link [^>]*rel=["']?canonical["']? href=["']?(?<address>[^\s"'>]+)/i;

/**
 * Parses the canonical address of a home page.
 *
 * @throws Error if there is none.
 */
export function parseCanonicalAddress(html: string): URL {
  const address = CANONICAL.exec(html)?.groups?.['address'];
  if (address === undefined || !URL.canParse(address)) {
    throw new Error(
      `index.html: found ${address === undefined ? 'no canonical address' : JSON.stringify(address)}, expected one such as https://example.org/, which the build writes.`,
    );
  }
  return new URL(address);
}

/** Reads a file that every build has. */
function readBuiltFile(folder: string, path: string): string {
  const file = join(folder, path);
  if (!existsSync(file)) {
    throw new Error(
      `${folder}: found no ${path}, expected a built site: run "npm run build" first, or name another folder with --folder.`,
    );
  }
  return readFileSync(file, 'utf8');
}

/** Finds the pages that only lead to another address of the site. */
function readMoved(
  folder: string,
  basePath: string,
  pages: readonly string[],
): ReadonlyMap<string, Spelling> {
  return new Map(
    pages.flatMap((page) => {
      const to = readMovedTo(readBuiltFile(folder, page));
      return to?.startsWith(basePath) === true
        ? [
            [
              page,
              {from: getPageAddress(page), to: to.slice(basePath.length - 1)},
            ] as const,
          ]
        : [];
    }),
  );
}

/**
 * Reads the address, policy and pages of a build.
 *
 * @throws Error if the folder contains no complete build.
 */
export async function readSite(
  folder: string,
): Promise<
  Pick<DeployedSite, 'host' | 'basePath' | 'policy' | 'pages' | 'moved'>
> {
  const {host, pathname} = parseCanonicalAddress(
    readBuiltFile(folder, 'index.html'),
  );
  readBuiltFile(folder, '404.html');
  const files = await listBuiltPages(folder);
  const moved = readMoved(folder, pathname, files);
  return {
    host,
    basePath: pathname,
    policy: readBuiltFile(folder, 'content-security-policy.txt').trim(),
    pages: files.filter((file) => !moved.has(file)),
    moved: [...moved.values()],
  };
}
