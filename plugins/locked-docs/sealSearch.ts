import {toBase64} from '@engine/docs-lock/method/base64';
import {searchBinding, sealJson} from '@engine/docs-lock/method/sealing';
import type {SealedRecords} from '@engine/docs-lock/method/types';
import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import type {ScopeKey} from '@engine/docs-lock/seal/scopeKeys';

/** Search records with the key of their scope. */
export type KeyedRecords = {
  readonly key: ScopeKey;
  readonly records: readonly SearchRecord[];
};

/** Encrypts the search records of an area, separately for each scope. */
export async function sealSearch(
  area: string,
  pages: readonly KeyedRecords[],
): Promise<readonly SealedRecords<string>[]> {
  const keys = new Set(pages.map(({key}) => key));
  return Promise.all(
    [...keys].map(async (key) => {
      const {scope, contentKey} = key;
      const records = pages
        .filter((page) => page.key === key)
        .flatMap((page) => page.records);
      const blob = await sealJson(
        contentKey,
        records,
        searchBinding(scope, area),
      );
      return {area, scope, data: toBase64(blob)};
    }),
  );
}
