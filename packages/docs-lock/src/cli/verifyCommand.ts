import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {countThings} from '../countThings';
import type {Manifest} from '../method/manifest';
import {refuseOlder, sealedText} from '../method/lastSealed';
import {fingerprint} from '../method/signingKey';
import type {LockFile} from '../method/types';
import {isGlobalLock} from '../method/parseLockFile';
import {listLockedAreas} from '../lockedAreas';
import type {LockArea} from '../site';
import {manifestFile, getManifestPath} from '../lockedFolders';
import {readLock} from './lockAt';
import {readSealed} from './readSealed';
import {getWord, type Command} from './request';
import {verifyArea, type BuiltSite, type Verified} from './verifySite';

/** The id of the home page when the whole site is locked. */
const HOME = 'home';

/** Fetches a URL from a host, which may be unreachable. */
async function fetchAnswer(url: URL): Promise<Response> {
  try {
    return await fetch(url, {cache: 'no-store'});
  } catch (cause) {
    throw new Error(`found no answer at ${url.href}, expected a site.`, {
      cause,
    });
  }
}

/** Whether the response is an HTML page, which some hosts serve for missing files. */
function isPage({headers}: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

/** Reads a built site over HTTP. */
function fromAddress(address: string): BuiltSite {
  const base = address.endsWith('/') ? address : `${address}/`;
  return {
    async read(path) {
      const answer = await fetchAnswer(new URL(path, base));
      return answer.ok && !isPage(answer)
        ? new Uint8Array(await answer.arrayBuffer())
        : undefined;
    },
  };
}

/** Reads a built site from a folder. */
function fromFolder(folder: string): BuiltSite {
  const scripts = 'assets/js';
  return {
    async read(path) {
      const file = join(folder, path);
      return existsSync(file)
        ? new Uint8Array(await readFile(file))
        : undefined;
    },
    async scripts() {
      const names = await readdir(join(folder, scripts));
      return names
        .filter((name) => name.endsWith('.js'))
        .map((name) => `${scripts}/${name}`);
    },
  };
}

async function verifySealed(
  folder: string,
  area: string,
  lock: LockFile,
): Promise<Verified> {
  const {manifest} = await readSealed(join(folder, area), area, lock);
  return {manifest, count: Object.keys(manifest.parts).length, faults: []};
}

/**
 * Describes the signer: the author, an unknown key, or nobody.
 *
 * @throws Error if another signer was expected.
 */
function signerText(
  {by, print}: {readonly by: Manifest['by']; readonly print: string},
  expected: string | undefined,
): string {
  const found = by === 'author' ? print : 'a build';
  if (expected !== undefined && found !== expected) {
    throw new Error(
      `found the signature of ${found}, expected that of ${expected}.`,
    );
  }
  if (by === 'build') {
    return 'signed by a key of that build alone: its parts belong together, and whoever can replace all of them can forge them';
  }
  return expected === undefined
    ? `signed by ${print}, which nothing here says is the author's: compare it with what the author told you`
    : `signed by ${print}, as expected`;
}

type VerifiedSite = {
  readonly areas: readonly string[];
  readonly verified: (area: string) => Promise<Verified>;
};

/** Locates the areas to verify: in a folder of ciphertext, a built site, or at a URL. */
async function findPlace(
  where: string,
  lock: LockFile,
  areas: readonly LockArea[],
): Promise<VerifiedSite> {
  const isAddress = /^https?:\/\//.test(where);
  const folder = resolve(where);
  const all = areas.map(({id}) => id);
  const sealed = all.filter((id) => existsSync(join(folder, id, manifestFile)));
  if (!isAddress && sealed.length > 0) {
    return {
      areas: sealed,
      verified: (area) => verifySealed(folder, area, lock),
    };
  }
  const site = isAddress ? fromAddress(where) : fromFolder(folder);
  const there = await Promise.all(
    [...all, HOME].map(async (id) =>
      (await site.read(getManifestPath(id))) === undefined ? [] : [id],
    ),
  );
  // A missing manifest is an error if lock.json records one.
  const wanted = [
    ...listLockedAreas(lock, areas).map(({id}) => id),
    ...(isGlobalLock(lock) ? [HOME] : []),
  ];
  return {
    areas: [...new Set([...there.flat(), ...wanted])],
    verified: (area) => verifyArea(site, area),
  };
}

/** Verifies that a site, or its ciphertext in the repository, is what its author signed. */
export const verify: Command = async (request) => {
  const where = getWord(request, 0, 'folder or address');
  const lock = readLock(request.siteDir);
  const {areas, verified} = await findPlace(where, lock, request.areas);
  const {signer} = lock;
  const expected = request.signer ?? (signer && (await fingerprint(signer)));
  const said: string[] = [];
  for (const area of areas) {
    const {manifest, count, faults} = await verified(area).catch(
      (cause: unknown) => {
        throw new Error(`${area}: ${(cause as Error).message}`, {cause});
      },
    );
    const print = await fingerprint(manifest.key);
    const who = signerText({by: manifest.by, print}, expected);
    if (faults.length > 0) {
      throw new Error(
        `${area}: ${faults.join('; ')}, expected what was signed.`,
      );
    }
    refuseOlder(manifest, lock);
    said.push(
      `${area}: ${countThings(count, 'part')} as signed, ${who}; ${sealedText(manifest.counter)}.`,
    );
  }
  if (said.length === 0) {
    throw new Error(`found nothing sealed at ${where}.`);
  }
  return said;
};
