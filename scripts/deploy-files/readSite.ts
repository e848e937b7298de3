import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listBuiltPages} from '../../plugins/pages/builtPages';
import type {DeployedSite} from './site';

/** Where a build says under which address it was built. */
const CANONICAL =
  /<link [^>]*rel=["']?canonical["']? href=["']?(?<address>[^\s"'>]+)/i;

/**
 * The address that a build was made for, as its home page says.
 *
 * @throws Error where it says none.
 */
export function builtFor(home: string): URL {
  const address = CANONICAL.exec(home)?.groups?.['address'];
  if (address === undefined || !URL.canParse(address)) {
    throw new Error(
      `index.html: found ${address === undefined ? 'no canonical address' : JSON.stringify(address)}, expected one such as https://example.org/, which the build writes.`,
    );
  }
  return new URL(address);
}

/** Reads a file that every build has. */
function readBuilt(folder: string, path: string): string {
  const file = join(folder, path);
  if (!existsSync(file)) {
    throw new Error(
      `${folder}: found no ${path}, expected a built site: run "npm run build" first, or name another folder with --folder.`,
    );
  }
  return readFileSync(file, 'utf8');
}

/**
 * Reads of a build what its host needs to know.
 *
 * @throws Error where the folder holds no whole build.
 */
export async function readSite(
  folder: string,
): Promise<Pick<DeployedSite, 'host' | 'basePath' | 'policy' | 'pages'>> {
  const {host, pathname} = builtFor(readBuilt(folder, 'index.html'));
  readBuilt(folder, '404.html');
  return {
    host,
    basePath: pathname,
    policy: readBuilt(folder, 'content-security-policy.txt').trim(),
    pages: await listBuiltPages(folder),
  };
}
