import {readFileSync} from 'node:fs';
import {lockedAreas} from '../../../src/site/contentAreas';

function pathsOfSitemap(): readonly string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)].map(
    ({groups}) => new URL(groups?.['address'] ?? '').pathname,
  );
}

/** Locked pages stand in no sitemap, so they are named here. */
const lockedPaths = lockedAreas.flatMap(({id}) => [
  `/${id}/`,
  `/${id}/examples.html`,
]);

/** The path of every page of the built site. */
export const pagePaths: readonly string[] = [
  ...pathsOfSitemap(),
  ...lockedPaths,
];
