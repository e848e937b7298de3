import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteDir} from '../../support/site';

/** Matches imports of a package's unpublished code. */
const PRIVATE =
  /['"](?<path>(?:@docusaurus\/[\w-]+\/lib|react-router(?:-dom)?\/(?:esm|cjs))\/[^'"]+)['"]/g;

const ROOM = join('plugins', 'framework-patches');

function privatePaths(file: string): readonly string[] {
  const text = readFileSync(join(siteDir, file), 'utf8');
  return [...text.matchAll(PRIVATE)].map(({groups}) => groups?.['path'] ?? '');
}

const files = ['src', 'plugins', 'scripts', 'world'].flatMap((folder) =>
  readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]?tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => !/(?:^|\/)tests\//.test(file))
    .map((file) => join(folder, file)),
);

describe('unpublished files of the framework', () => {
  it('are used by framework patches only', () => {
    const found = files.filter((file) => privatePaths(file).length > 0);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((file) => !file.startsWith(ROOM))).toEqual([]);
  });
});
