import {readFile} from 'node:fs/promises';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {
  openManifest,
  type Manifest,
  type SignedManifest,
} from '../method/manifest';
import {
  createSigningKey,
  fingerprint,
  parseSigningKey,
  signingKeyPath,
  signManifest,
  type SigningKey,
} from '../method/signingKey';
import type {LockFile} from '../method/types';
import {manifestFile, sealedFolder} from '../lockedFolders';
import {listAllFiles} from './folder';
import {readLock} from './readLock';

/** The signed part of a manifest. */
export type Signable = Pick<Manifest, 'area' | 'generation' | 'parts'>;

/** The signer of a build. */
export type Signing = {
  readonly by: Manifest['by'];
  readonly sign: (signable: Signable) => Promise<SignedManifest>;
};

/** Returns the signer; always the same one for as long as the function is kept. */
export type SigningFor = () => Promise<Signing>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the key from the environment, the path that it names, or the default path. */
async function keyText(
  {LOCK_SIGNING_KEY: given}: Environment,
  signer: string,
): Promise<string> {
  if (given?.trim().startsWith('{') === true) {
    return given;
  }
  const path = given ?? (await signingKeyPath(homedir(), signer));
  return readFile(path, 'utf8').catch(async (cause: unknown) => {
    throw new Error(
      `lock.json: found the signer ${await fingerprint(signer)}, and its private half nowhere, expected it in ${path} or in LOCK_SIGNING_KEY: builds that seal need it, builds from ${sealedFolder}/ do not.`,
      {cause},
    );
  });
}

/** Reads the author's key, if lock.json names one. */
async function authorsKey(
  environment: Environment,
  signer: string | undefined,
): Promise<SigningKey | undefined> {
  if (signer === undefined) {
    return undefined;
  }
  const found = parseSigningKey(await keyText(environment, signer));
  if (found.key !== signer) {
    throw new Error(
      `lock.json: found the signer ${await fingerprint(signer)} there and the key ${await fingerprint(found.key)} at hand, expected one key.`,
    );
  }
  return found;
}

/** Lists the counters in the repository of areas sealed before. */
async function listCounters(siteDir: string): Promise<readonly number[]> {
  const folder = join(siteDir, sealedFolder);
  const paths = (await listAllFiles(folder)).filter(
    (path) => /^[^/]+\/[^/]+$/.test(path) && path.endsWith(`/${manifestFile}`),
  );
  const manifests = await Promise.all(
    paths.map(async (path) =>
      openManifest(await readFile(join(folder, path), 'utf8')).catch(
        () => undefined,
      ),
    ),
  );
  return manifests.map((manifest) => manifest?.counter ?? 0);
}

/** Returns a counter above all earlier ones: the clock in seconds, or one more if the clock was set back. */
async function nextCounter(
  siteDir: string,
  {sealed = {}}: LockFile,
): Promise<number> {
  const noted = Object.values(sealed);
  const before = Math.max(0, ...noted, ...(await listCounters(siteDir)));
  return Math.max(Math.floor(Date.now() / 1000), before + 1);
}

async function makeSigning(
  siteDir: string,
  environment: Environment,
): Promise<Signing> {
  const lock = await readLock(siteDir);
  const author = await authorsKey(environment, lock.signer);
  const key = author ?? (await createSigningKey());
  const by = author === undefined ? 'build' : 'author';
  const counter = await nextCounter(siteDir, lock);
  return {
    by,
    async sign({area, generation, parts}) {
      const all = {area, by, generation, counter, parts} as const;
      const signed = await signManifest(key, all);
      // Verifying here catches a private key that does not match the public one before readers see
      // it.
      await openManifest(JSON.stringify(signed));
      return signed;
    },
  };
}

/**
 * Creates the signer of a build: with the author's key if lock.json names one, else with a key that
 * is generated for this build and thrown away.
 */
export function signingMaker(
  siteDir: string,
  environment: Environment,
): SigningFor {
  let signing: Promise<Signing> | undefined;
  return () => (signing ??= makeSigning(siteDir, environment));
}
