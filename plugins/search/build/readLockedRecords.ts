import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {SealedRecords, SealedScope} from '../../lock/format/types';
import {scopesFile, searchFile, stubFolder} from '../../lock/folders';

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function listRecords(folder: string): Promise<readonly SealedRecords[]> {
  // Both files are trusted, because the same build has just written them.
  const scopes = (await readJson(join(folder, scopesFile))) as Readonly<
    Record<string, SealedScope>
  >;
  const sealed = (await readJson(
    join(folder, searchFile),
  )) as readonly SealedRecords<string>[];
  return sealed.flatMap(({scope: name, ...rest}) => {
    const scope = scopes[name];
    return scope === undefined ? [] : [{...rest, scope}];
  });
}

/**
 * Reads the encrypted search records of a site's locked areas; none in development, where pages are
 * encrypted later.
 */
export async function readLockedRecords(
  siteDir: string,
  areas: readonly string[],
): Promise<readonly SealedRecords[]> {
  if (process.env['NODE_ENV'] === 'development') {
    return [];
  }
  const stubs = join(siteDir, stubFolder);
  const found = await Globby(
    areas.map((id) => `${id}/${searchFile}`),
    {cwd: stubs},
  );
  const folders = found
    .toSorted()
    .map((path) => join(stubs, path.slice(0, -searchFile.length)));
  return (await Promise.all(folders.map(listRecords))).flat();
}
