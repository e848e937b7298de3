import type {SearchRecord} from '../../../src/shared/model/searchRecord';

import {scopesFile, searchFile, stubFolder} from '../../lock/folders';
import {pathOnDemand} from './onDemandPath';

/** Maximum size of an index part in characters; about a quarter of that after compression. */
const LONGEST = 600_000;

/** The index in files: records of pages, and records of documents, which load later. */
export type IndexParts = {
  readonly parts: readonly (readonly SearchRecord[])[];
  readonly documents: readonly (readonly SearchRecord[])[];
};

/** Splits the index, so that searching pages need not wait for documents. */
export function indexParts(records: readonly SearchRecord[]): IndexParts {
  const isDocument = ({kind}: SearchRecord): boolean => kind === 'document';
  return {
    parts: parted(records.filter((record) => !isDocument(record))),
    documents: parted(records.filter(isDocument)),
  };
}

/** Splits records into files of limited size. */
export function parted(
  records: readonly SearchRecord[],
  longest = LONGEST,
): readonly (readonly SearchRecord[])[] {
  const parts: SearchRecord[][] = [];
  let length = Infinity;
  for (const record of records) {
    const own = JSON.stringify(record).length;
    if (length + own > longest) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(record);
    length += own;
  }
  return parts;
}

/** File name of the previews. */
export const PREVIEWS = 'previews.json';

/** File name of the records of locked pages. */
export const LOCKED = 'locked.json';

export function partName(index: number): string {
  return `part-${index}.json`;
}

/** The source of the module with the addresses of the index and the previews, which loads the encrypted records. */
export function addressesModule({
  parts,
  documents,
}: Readonly<Record<keyof IndexParts, number>>): string {
  const getAddress = (name: string): string =>
    `new URL(${JSON.stringify(`./${name}`)}, import.meta.url).href`;
  const all = Array.from({length: parts + documents}, (_, index) =>
    getAddress(partName(index)),
  );
  return [
    `export const parts = [${all.slice(0, parts).join(', ')}];`,
    `export const documents = [${all.slice(parts).join(', ')}];`,
    `export const previews = ${getAddress(PREVIEWS)};`,
    `export const lockedRecords = () => import(${JSON.stringify(`./${LOCKED}`)});`,
  ].join('\n');
}

/**
 * The source of the module with the addresses in development, where the index and the encrypted
 * records are built on request.
 */
export function addressesOnDemand(
  baseUrl: string,
  lockedAreas: readonly string[],
): string {
  const address = (name: string): string =>
    JSON.stringify(baseUrl + pathOnDemand(name));
  const imports = lockedAreas.map((id) => {
    const stubs = `@site/${stubFolder}/${id}`;
    return `Promise.all([import(${JSON.stringify(`${stubs}/${searchFile}`)}), import(${JSON.stringify(`${stubs}/${scopesFile}`)})])`;
  });
  return [
    `export const parts = [${address(partName(0))}];`,
    'export const documents = [];',
    `export const previews = ${address(PREVIEWS)};`,
    `export const lockedRecords = async () => ({default: (await Promise.all([${imports.join(', ')}])).flatMap(([search, scopes]) => search.default.map((records) => ({...records, scope: scopes.default[records.scope]})))});`,
  ].join('\n');
}
