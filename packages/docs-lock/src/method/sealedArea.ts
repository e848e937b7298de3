import {nameParts, type AreaParts} from './areaParts';
import {describeDifference, type SealedRecord} from './lastSealed';
import {openManifest, type Manifest} from './manifest';
import type {SealedSource, SealedText} from './parts';
import type {LockFile, SealedRecords, SealedScope} from './types';

/** The files of a sealed area in the repository, keyed by their paths in its folder. */
export type SealedFiles = ReadonlyMap<string, Uint8Array>;

/** An area of the repository whose signature was verified. */
export type SealedArea = AreaParts &
  Required<Pick<AreaParts, 'sources'>> & {readonly manifest: Manifest};

/** What a sealed area is checked against. */
export type Expected = {
  readonly area: string;
  /** The signer that lock.json names, and the last sealing that it records. */
  readonly lock: Pick<LockFile, 'signer'> & SealedRecord;
  /** The names of the files that are not stubs. */
  readonly names: {
    readonly manifest: string;
    readonly scopes: string;
    readonly search: string;
  };
};

const SOURCES = 'sources.json';
const PAGE = /^docs\/.*\.sealed\.json$/;

function getText(files: SealedFiles, path: string): string {
  const bytes = files.get(path);
  if (bytes === undefined) {
    throw new Error(`found no ${path}, expected one`);
  }
  return new TextDecoder().decode(bytes);
}

function parseJson(files: SealedFiles, path: string): unknown {
  const text = getText(files, path);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`found ${path} spoiled, expected JSON`, {cause});
  }
}

/** Selects the files below a folder, keyed by their paths in it. */
function below(files: SealedFiles, folder: string): SealedFiles {
  return new Map(
    [...files]
      .filter(([path]) => path.startsWith(folder))
      .map(([path, bytes]) => [path.slice(folder.length), bytes]),
  );
}

/** Reads the files of the folder; comparing their digests verifies them later. */
function readParts(
  files: SealedFiles,
  {area, names}: Expected,
): AreaParts & Required<Pick<AreaParts, 'sources'>> {
  const inDocs = [names.scopes, names.search];
  const known = (path: string): boolean =>
    /^(?:docs|site)\//.test(path) || [names.manifest, SOURCES].includes(path);
  const stray = [...files.keys()].filter((path) => !known(path));
  if (stray.length > 0) {
    throw new Error(`found ${stray.join(', ')}, expected nothing of the kind`);
  }
  return {
    area,
    scopes: parseJson(files, `docs/${names.scopes}`) as Readonly<
      Record<string, SealedScope>
    >,
    search: parseJson(
      files,
      `docs/${names.search}`,
    ) as readonly SealedRecords<string>[],
    pages: [...files.keys()]
      .filter((path) => PAGE.test(path))
      .map((path) => parseJson(files, path) as SealedText),
    sources: parseJson(files, SOURCES) as readonly SealedSource[],
    files: below(files, 'site/'),
    stubs: new Map(
      [...below(files, 'docs/')].filter(
        ([path]) => !PAGE.test(`docs/${path}`) && !inDocs.includes(path),
      ),
    ),
  };
}

/** Names the parts that differ between what is present and what was signed. */
export function differences(
  there: Manifest['parts'],
  signed: Manifest['parts'],
): readonly string[] {
  const names = new Set([...Object.keys(there), ...Object.keys(signed)]);
  return [...names]
    .filter((name) => there[name] !== signed[name])
    .map((name) => {
      if (!Object.hasOwn(there, name)) {
        return `${name} is missing`;
      }
      return Object.hasOwn(signed, name)
        ? `${name} was changed`
        : `${name} was added`;
    });
}

/** Computes the digests of the files that have the shape of sealed parts. */
async function digestParts(parts: AreaParts): Promise<Manifest['parts']> {
  try {
    return await nameParts(parts);
  } catch (cause) {
    throw new Error(
      `found JSON of another shape in ${parts.area}, expected what its author signed`,
      {cause},
    );
  }
}

function signerFault(
  {area, lock: {signer}}: Expected,
  manifest: Manifest,
): string | undefined {
  if (manifest.area !== area) {
    return `found the signed list of "${manifest.area}"`;
  }
  if (signer === undefined) {
    return 'found no signer in lock.json';
  }
  return manifest.by === 'author' && manifest.key === signer
    ? undefined
    : 'found the signature of another key than that of lock.json';
}

/**
 * Reads a sealed area of the repository and verifies that all of it is what the author signed.
 *
 * @throws Error naming each part that is not.
 */
export async function openSealedArea(
  files: SealedFiles,
  expected: Expected,
): Promise<SealedArea> {
  const manifest = await openManifest(getText(files, expected.names.manifest));
  const fault =
    signerFault(expected, manifest) ??
    describeDifference(manifest, expected.lock);
  if (fault !== undefined) {
    throw new Error(`${fault}, expected what its author signed last`);
  }
  const parts = readParts(files, expected);
  const faults = differences(await digestParts(parts), manifest.parts);
  if (faults.length > 0) {
    throw new Error(`${faults.join('; ')}: expected what its author signed`);
  }
  return {...parts, manifest};
}
