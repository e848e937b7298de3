import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {homedir} from 'node:os';
import {dirname, resolve, sep} from 'node:path';
import {listEntries} from '../method/parseLockFile';
import {
  createSigningKey,
  fingerprint,
  signingKeyPath,
} from '../method/signingKey';
import {lockFile} from '../lockedFolders';
import {readLock, writeLock} from './lockAt';
import type {Command} from './request';

/** Refuses to write the private key where it could be pushed, or over an existing one. */
function refusePlace(siteDir: string, file: string): void {
  if (file.startsWith(resolve(siteDir) + sep)) {
    throw new Error(
      `found ${file} for the private half, expected a place outside of the project: it must come into no repository.`,
    );
  }
  if (existsSync(file)) {
    throw new Error(`found ${file}, expected no file there yet.`);
  }
}

/** Generates the signing key and prints where its private half was written. */
export const makeKey: Command = async ({siteDir, keyFile, isNew}) => {
  const lock = readLock(siteDir);
  if (lock.signer !== undefined && !isNew) {
    throw new Error(
      `${lockFile}: found the signer ${await fingerprint(lock.signer)}, expected none: browsers that know it refuse another. Add --new if it was lost or stolen.`,
    );
  }
  const pair = await createSigningKey();
  const file = resolve(keyFile ?? (await signingKeyPath(homedir(), pair.key)));
  refusePlace(siteDir, file);
  await mkdir(dirname(file), {recursive: true, mode: 0o700});
  await writeFile(file, `${JSON.stringify(pair)}\n`, {mode: 0o600});
  writeLock(siteDir, {...lock, signer: pair.key});
  const ids = listEntries(lock).map(({entry}) => entry.id);
  return [
    `Signing key ${await fingerprint(pair.key)}: ${lockFile} names its public half.`,
    `The private half is in ${file}. Keep a copy in a safe place, outside every repository: anyone who has it can sign, and nobody can without it.`,
    'Every build that seals needs it from now on, there or in LOCK_SIGNING_KEY; builds from sealed/ do not.',
    ...(ids.length > 0
      ? [
          `Passwords vouch for it once they are made anew: run "npm run lock -- rehash" for ${ids.join(', ')}. Until then a browser trusts the key that it sees first.`,
        ]
      : []),
    ...(lock.signer === undefined
      ? []
      : [
          'Browsers that know the key before refuse this one: tell readers its fingerprint, and to clear the data of the site.',
        ]),
  ];
};
