import {
  nameFilePart,
  namePagePart,
  nameRecordsPart,
  nameScopePart,
  nameSourcePart,
  nameStubPart,
  type Part,
  type SealedSource,
  type SealedText,
} from './parts';
import type {SealedRecords, SealedScope} from './types';

type Files = ReadonlyMap<string, Uint8Array>;

/** Everything sealed of an area, as it is published. */
export type AreaParts = {
  readonly area: string;
  readonly scopes: Readonly<Record<string, SealedScope>>;
  readonly pages: readonly SealedText[];
  readonly search: readonly SealedRecords<string>[];
  /** Files of the site, by path. */
  readonly files: Files;
  /** The stubs of the pages by path, only if they are committed. */
  readonly stubs?: Files;
  /** The encrypted sources, only if they are committed. */
  readonly sources?: readonly SealedSource[];
};

/** Lists the names and digests of all sealed parts of an area, in a fixed order. */
export async function nameParts({
  area,
  scopes,
  pages,
  search,
  files,
  stubs = new Map(),
  sources = [],
}: AreaParts): Promise<Readonly<Record<string, string>>> {
  const parts: readonly Part[] = await Promise.all([
    ...Object.values(scopes).map(nameScopePart),
    ...pages.map(namePagePart),
    ...search.map(nameRecordsPart),
    ...sources.map((source) => nameSourcePart(area, source)),
    ...[...files].map(([path, bytes]) =>
      nameFilePart(path, new Uint8Array(bytes)),
    ),
    ...[...stubs].map(([path, bytes]) =>
      nameStubPart(path, new Uint8Array(bytes)),
    ),
  ]);
  return Object.fromEntries(
    parts.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
