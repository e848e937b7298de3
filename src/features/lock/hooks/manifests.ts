import {LockError} from '@engine/docs-lock/method/lockError';
import {
  openManifest,
  requirePart,
  type Manifest,
} from '@engine/docs-lock/method/manifest';
import {nameScopePart} from '@engine/docs-lock/method/parts';
import {judgeManifest} from '@engine/docs-lock/method/pin';
import type {SealedScope} from '@engine/docs-lock/method/types';
import {getManifestPath} from '@engine/docs-lock/lockedFolders';
import {getSigner} from './keyRing';
import {notePin, readStoredPin} from './pins';

/** Which manifest is requested. */
export type ManifestQuery = {
  readonly area: string;
  readonly scope: SealedScope;
  /** Base path of the site. */
  readonly baseUrl: string;
};

const fetched = new Map<string, Promise<Manifest>>();

async function fetchManifest(address: string): Promise<Manifest> {
  // A cached manifest could be that of an older build.
  const answer = await fetch(address, {cache: 'no-cache'});
  if (!answer.ok) {
    throw new Error(`${address}: ${answer.status}`);
  }
  return openManifest(await answer.text());
}

function fetchOnce(address: string): Promise<Manifest> {
  const known = fetched.get(address);
  if (known !== undefined) {
    return known;
  }
  const manifest = fetchManifest(address);
  fetched.set(address, manifest);
  manifest.catch(() => {
    fetched.delete(address);
  });
  return manifest;
}

function getAddress({area, baseUrl}: ManifestQuery): string {
  return baseUrl + getManifestPath(area);
}

/** Fetches the manifest ahead of time; errors surface when it is needed. */
export function expectManifest(query: ManifestQuery): void {
  fetchOnce(getAddress(query)).catch(() => undefined);
}

/** Whether a manifest comes from the build that sealed a scope. */
async function fits(manifest: Manifest, scope: SealedScope): Promise<boolean> {
  const [name, digest] = await nameScopePart(scope);
  return (
    manifest.generation === scope.generation && manifest.parts[name] === digest
  );
}

/** Returns the manifest, and fetches it again if the cached one is of another build. */
async function getManifest(query: ManifestQuery): Promise<Manifest> {
  const address = getAddress(query);
  const known = await fetchOnce(address);
  if (await fits(known, query.scope)) {
    return known;
  }
  fetched.delete(address);
  return fetchOnce(address);
}

/**
 * Returns the manifest of an area after verifying its signer against the key that the password
 * vouches for and against the pin of this browser.
 *
 * @throws LockError if either contradicts it.
 */
async function trustedManifest(query: ManifestQuery): Promise<Manifest> {
  const {scope, baseUrl} = query;
  const manifest = await getManifest(query);
  if (manifest.area !== query.area) {
    throw new LockError('unlisted');
  }
  const signer = getSigner(scope);
  const isVouched = signer === undefined || signer === manifest.key;
  const fault = isVouched
    ? judgeManifest(manifest, readStoredPin(baseUrl))
    : ('signer' as const);
  if (fault !== undefined) {
    throw new LockError(fault);
  }
  if (manifest.generation !== scope.generation) {
    throw new LockError('renewed');
  }
  requirePart(manifest, await nameScopePart(scope));
  notePin(baseUrl, manifest);
  return manifest;
}

/** Fetches the manifest again if it lacks a part, and requires that part. */
export async function requireTrusted(
  query: ManifestQuery,
  part: readonly [name: string, digest: string],
): Promise<void> {
  const manifest = await trustedManifest(query);
  if (manifest.parts[part[0]] === part[1]) {
    return;
  }
  fetched.delete(getAddress(query));
  requirePart(await trustedManifest(query), part);
}
