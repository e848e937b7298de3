import {readdirSync, readFileSync} from 'node:fs';
import {lockedAreas} from '../../../src/site/contentAreas';

function readSitemapPaths(): readonly string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)].map(
    ({groups}) => new URL(groups?.['address'] ?? '').pathname,
  );
}

/** Returns the addresses of the pages below a folder of the built site. */
function listPathsBelow(folder: string): readonly string[] {
  return readdirSync(`build${folder}`, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${folder}${file}`.replace(/(?<=\/)index\.html$/, ''))
    .toSorted();
}

/** Locked pages are not in the sitemap, so their files are listed. */
const lockedPaths = lockedAreas.flatMap(({id}) => listPathsBelow(`/${id}/`));

/** The path of every page of the built site. */
export const pagePaths: readonly string[] = [
  ...readSitemapPaths(),
  ...lockedPaths,
];
