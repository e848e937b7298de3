import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {createFindTarget, makeRelative, type FindTarget} from './links';
import type {ZipFiles} from './packZip';
import type {TakenPage} from './read/takenPage';
import {writeCopy} from './writeCopy';
import {getTwinPath} from './writeTwin';

/** Reads the pictures that pages show, by their paths from the root of the site. */
async function readPictures(
  outDir: string,
  pages: readonly TakenPage[],
  findTarget: FindTarget,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const paths = new Set<string>();
  for (const {content} of pages) {
    visit(content, 'image', ({url}) => {
      const target = findTarget(url);
      if (target.kind === 'file') {
        paths.add(target.path);
      }
    });
  }
  for (const path of [...paths].toSorted()) {
    const file = join(outDir, decodeURI(path));
    if (existsSync(file)) {
      pictures.set(path, await readFile(file));
    }
  }
  return pictures;
}

/**
 * Makes the files of an Obsidian vault: the copies of all written pages, and the pictures that they
 * show. Links to all else lead to the site.
 *
 * @param root origin and base path of the site, with a slash at the end.
 */
export async function makeVault(
  outDir: string,
  root: string,
  all: readonly TakenPage[],
): Promise<ZipFiles> {
  // Vaults make lists of tags and categories themselves.
  const pages = all.filter(
    ({isWritten, address}) => isWritten || address === '/',
  );
  const findTarget = createFindTarget(pages);
  const pictures = await readPictures(outDir, pages, findTarget);
  const toSite = (address: string): string =>
    address.startsWith('/') && !address.startsWith('//')
      ? `${root}${address.slice(1)}`
      : address;
  const writeNote = (page: TakenPage): string => {
    const {file, address, title, description, aliases} = page;
    // Notes are found by their titles; tags have no spaces.
    const tags = page.tags.map((tag) => tag.replaceAll(/\s+/g, '-'));
    const matter = {
      aliases: [title, ...aliases],
      tags,
      description,
      url: toSite(address),
    };
    return writeCopy(page, matter, (to = '#') => {
      const target = findTarget(to);
      if (target.kind === 'page') {
        // Obsidian names headings by their words.
        const words = target.heading?.text.replaceAll(/[#^[\]|\s]+/g, ' ');
        const anchor = words === undefined ? '' : `#${encodeURI(words)}`;
        return `${makeRelative(file, `/${getTwinPath(target.page.file)}`)}${anchor}`;
      }
      return target.kind === 'file' && pictures.has(target.path)
        ? makeRelative(file, target.path)
        : toSite(to === '#' ? address : to);
    });
  };
  return Object.fromEntries<Uint8Array | string>([
    ...pages.map((page) => [getTwinPath(page.file), writeNote(page)] as const),
    ...[...pictures].map(
      ([path, bytes]) => [decodeURI(path.slice(1)), bytes] as const,
    ),
  ]);
}
