import {openManifest, type Manifest} from '../method/manifest';
import {nameFilePart} from '../method/parts';
import {differences} from '../method/sealedArea';
import {listParts, type FoundPart} from '../method/siteParts';
import {getManifestPath, getScriptListPath} from '../lockedFolders';

/** Access to a built site, on disk or over HTTP. */
export type BuiltSite = {
  /** Reads a file by its path on the site; undefined if it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Lists the paths of its scripts, where that is possible. */
  readonly scripts?: () => Promise<readonly string[]>;
};

const FILE = 'file ';

/** Parts that exist only in the repository. */
const NOT_PUBLISHED = /^(?:stub|source) /;

async function readText(site: BuiltSite, path: string): Promise<string> {
  const bytes = await site.read(path);
  if (bytes === undefined) {
    throw new Error(`found no ${path}, expected one.`);
  }
  return new TextDecoder().decode(bytes);
}

/** Parses JSON without trusting it: a host may answer anything. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function listScripts(
  site: BuiltSite,
  area: string,
): Promise<readonly string[]> {
  const names: unknown =
    (await site.scripts?.()) ??
    parseJson(await readText(site, getScriptListPath(area)));
  if (
    !Array.isArray(names) ||
    !names.every((name) => typeof name === 'string')
  ) {
    throw new Error(
      `found no list in ${getScriptListPath(area)}, expected the names of scripts.`,
    );
  }
  return Promise.all(names.map((name: string) => readText(site, name)));
}

/** Whether a sealed part in a script belongs to an area; areas may share a scope. */
function concerns(
  {area: own, parts}: Manifest,
  {area, part: [name, digest]}: FoundPart,
): boolean {
  return area === undefined ? parts[name] === digest : area === own;
}

async function filesThere(
  site: BuiltSite,
  {parts}: Manifest,
): Promise<readonly (readonly [string, string])[]> {
  const paths = Object.keys(parts)
    .filter((name) => name.startsWith(FILE))
    .map((name) => name.slice(FILE.length));
  const found = await Promise.all(
    paths.map(async (path) => {
      const bytes = await site.read(path);
      return bytes === undefined ? [] : [await nameFilePart(path, bytes)];
    }),
  );
  return found.flat();
}

/** The result of verifying an area: its signer, and the parts that differ. */
export type Verified = {
  readonly manifest: Manifest;
  readonly count: number;
  readonly faults: readonly string[];
};

/**
 * Compares everything that a built site holds of an area with its signed manifest.
 *
 * @throws Error if the manifest is missing or its signature is invalid.
 */
export async function verifyArea(
  site: BuiltSite,
  area: string,
): Promise<Verified> {
  const manifest = await openManifest(
    await readText(site, getManifestPath(area)),
  );
  const scripts = await listScripts(site, area);
  const found = (await Promise.all(scripts.map(listParts))).flat();
  const held = [
    ...found.filter((each) => concerns(manifest, each)).map(({part}) => part),
    ...(await filesThere(site, manifest)),
  ];
  // A part that occurs twice is verified only if both copies match.
  const there = Object.fromEntries([
    ...held,
    ...held.filter(([name, digest]) => manifest.parts[name] !== digest),
  ]);
  const signed = Object.fromEntries(
    Object.entries(manifest.parts).filter(
      ([name]) => !NOT_PUBLISHED.test(name),
    ),
  );
  const other = manifest.area === area ? [] : [`it is of "${manifest.area}"`];
  return {
    manifest,
    count: Object.keys(signed).length,
    faults: [...other, ...differences(there, signed)],
  };
}
