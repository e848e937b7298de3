import {LockError} from '@engine/docs-lock/method/lockError';
import {
  openManifest,
  requirePart,
  type Manifest,
} from '@engine/docs-lock/method/manifest';
import {partOfScope} from '@engine/docs-lock/method/parts';
import {judgeManifest} from '@engine/docs-lock/method/pin';
import type {SealedScope} from '@engine/docs-lock/method/types';
import {sitePathOfManifest} from '@engine/docs-lock/lockedFolders';
import {getSigner} from './keyRing';
import {notePin, pinAt} from './pins';

/** What the signed list of an area is asked for. */
export type ManifestQuery = {
  readonly area: string;
  readonly scope: SealedScope;
  /** Base path of the site. */
  readonly baseUrl: string;
};

const fetched = new Map<string, Promise<Manifest>>();

async function fetchManifest(address: string): Promise<Manifest> {
  // One that a browser keeps would be that of an older build.
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
  return baseUrl + sitePathOfManifest(area);
}

/** Fetches the signed list before it is needed; what goes wrong shows when it is. */
export function expectManifest(query: ManifestQuery): void {
  fetchOnce(getAddress(query)).catch(() => undefined);
}

/** Tells whether a list comes from the build that sealed a scope. */
async function fits(manifest: Manifest, scope: SealedScope): Promise<boolean> {
  const [name, digest] = await partOfScope(scope);
  return (
    manifest.generation === scope.generation && manifest.parts[name] === digest
  );
}

/** Returns the list, and fetches it again if the cached one is of another build. */
async function manifestFor(query: ManifestQuery): Promise<Manifest> {
  const address = getAddress(query);
  const known = await fetchOnce(address);
  if (await fits(known, query.scope)) {
    return known;
  }
  fetched.delete(address);
  return fetchOnce(address);
}

/**
 * Gives the signed list of an area, once all that can be known of its signer was checked: the
 * password vouches for the key, where it does, and so does what this browser has seen before.
 *
 * @throws LockError where one of them speaks against it.
 */
async function trustedManifest(query: ManifestQuery): Promise<Manifest> {
  const {scope, baseUrl} = query;
  const manifest = await manifestFor(query);
  if (manifest.area !== query.area) {
    throw new LockError('unlisted');
  }
  const signer = getSigner(scope);
  const isVouched = signer === undefined || signer === manifest.key;
  const fault = isVouched
    ? judgeManifest(manifest, pinAt(baseUrl))
    : ('signer' as const);
  if (fault !== undefined) {
    throw new LockError(fault);
  }
  if (manifest.generation !== scope.generation) {
    throw new LockError('renewed');
  }
  requirePart(manifest, await partOfScope(scope));
  notePin(baseUrl, manifest);
  return manifest;
}

/** Fetches the list again if it lacks a part, and makes sure that it then has it. */
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
