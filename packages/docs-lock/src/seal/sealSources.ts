import {toBase64} from '../method/base64';
import {sealJson, sourceBinding} from '../method/sealing';
import type {SealedSource} from '../method/parts';
import type {LockFile} from '../method/types';
import {readContent} from './folder';
import {getScope, type KeyFor} from './scopeKeys';

/** How the sources of an area are assigned to scopes and encrypted. */
export type SourceKeys = {
  readonly lock: LockFile;
  readonly keyFor: KeyFor;
};

/** Encrypts the sources of each scope with its own key, so that authors can decrypt them again. */
export async function sealSources(
  {lock, keyFor}: SourceKeys,
  area: string,
  folder: string,
): Promise<readonly SealedSource[]> {
  const byScope = new Map<string, Record<string, string>>();
  for (const [path, bytes] of await readContent(folder)) {
    const scope = getScope(lock, `/${area}/${path.replace(/\.\w+$/, '')}`);
    const files = byScope.get(scope) ?? {};
    files[path] = bytes.toString('base64');
    byScope.set(scope, files);
  }
  return Promise.all(
    [...byScope].map(async ([scope, files]) => {
      const key = keyFor(scope);
      const binding = sourceBinding(scope, area);
      const data = await sealJson(key.contentKey, files, binding);
      return {scope, data: toBase64(data)};
    }),
  );
}
