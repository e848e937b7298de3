import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import bcrypt from 'bcryptjs';
import {countThings} from '../countThings';
import {createEntry} from '../method/entry';
import {bcryptCost} from '../method/hash';
import {listEntries} from '../method/parseLockFile';
import {listIdlePaths, refuseIdlePaths} from '../lockedAreas';
import {lockFile, sealedFolder} from '../lockedFolders';
import {isPublicRepository} from '../leak-check/openFiles';
import {readTracked} from '../leak-check/readTracked';
import {printTrackedLeaks} from '../leak-check/printLeaks';
import {breakingText, LEAST_SECONDS, estimateBreaking} from './breaking';
import {findPlaintext} from './checkRepository';
import {chooseCost} from './chooseCost';
import {
  findEntry,
  findPlace,
  withChanged,
  withEntry,
  withoutEntry,
} from './editLock';
import {readLock, writeLock} from './lockAt';
import {makeKey} from './makeKey';
import {open} from './openCommand';
import {BITS_PER_WORD, passphrase, WORDS} from './passphrase';
import {rehashEntry} from './rehashEntry';
import {getWord, type Command} from './request';
import {seal} from './sealCommand';
import {estimateGuesses} from './strength';
import {verify} from './verifyCommand';

/** The number of equally likely passphrases that the CLI generates. */
const DRAWN = 2 ** (WORDS * BITS_PER_WORD);

function refuseWeak(guesses: number, cost: number): void {
  if (estimateBreaking(guesses, cost).seconds < LEAST_SECONDS) {
    throw new Error(
      `found a password of ${breakingText(guesses, cost)}, expected one that withstands a year of guessing, as anyone with a copy of the site can guess without limit. Leave it empty to generate one, or add --weak.`,
    );
  }
}

/** Proper names of the world, from the spelling checker's list: readers would choose them as passwords. */
function listNames(siteDir: string): readonly string[] {
  const file = join(siteDir, 'world-words.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/) : [];
}

/** Describes the remaining steps until a change of passwords reaches readers. */
function whatIsNext(siteDir: string): string {
  return existsSync(join(siteDir, sealedFolder))
    ? `Run "npm run lock -- seal" and commit ${sealedFolder}/: until then builds from it fail.`
    : 'It counts from the next build on.';
}

const add: Command = async (request) => {
  const {siteDir, hint, isDemo, isWeak, ask} = request;
  const place = findPlace(getWord(request, 0, 'path'));
  const id = getWord(request, 1, 'id');
  const cost = chooseCost(request);
  const before = readLock(siteDir);
  const typed = await ask('New password (empty to generate one)');
  const password = typed === '' ? passphrase() : typed;
  const guesses =
    typed === '' ? DRAWN : estimateGuesses(typed, listNames(siteDir));
  if (!isWeak) {
    refuseWeak(guesses, cost);
  }
  const {signer} = before;
  const made = await createEntry(bcrypt, {id, password, cost, signer});
  const entry = isDemo ? {...made, demo: true as const} : made;
  const lock = withEntry(before, {place, entry, hint});
  writeLock(siteDir, lock);
  return [
    `Added "${id}" to ${place}, at cost ${cost}.`,
    `Strength: ${breakingText(guesses, cost)}.`,
    ...(listIdlePaths(lock, request.areas).includes(place)
      ? [
          `${place} is not locked: set "locked: true" for its area in world/areas.ts before you build.`,
        ]
      : [whatIsNext(siteDir)]),
    ...(typed === ''
      ? [`The password, of ${WORDS * BITS_PER_WORD} bits: ${password}`]
      : []),
  ];
};

const revoke: Command = (request) => {
  const {siteDir} = request;
  const id = getWord(request, 0, 'id');
  const {place} = findEntry(readLock(siteDir), id);
  writeLock(siteDir, withoutEntry(readLock(siteDir), id));
  return Promise.resolve([
    `Revoked "${id}" for ${place}: from now on pages are sealed with new keys, which it does not open.`,
    whatIsNext(siteDir),
    `Anyone who had the password can still open earlier builds, and earlier versions of ${sealedFolder}/ in the git history: change on the pages whatever they must not know.`,
  ]);
};

const rehash: Command = async (request) => {
  const {siteDir, ask} = request;
  const lock = readLock(siteDir);
  const {entry} = findEntry(lock, getWord(request, 0, 'id'));
  const cost = chooseCost(request, entry);
  const before = bcryptCost(entry.hash);
  const password = await ask(`Password of "${entry.id}"`);
  const changed = await rehashEntry(entry, password, {
    cost,
    signer: lock.signer,
  });
  writeLock(siteDir, withChanged(lock, changed));
  return [
    `Rehashed "${entry.id}" with a new key pair, at cost ${cost}${cost < before ? `, which is lower than the ${before} before` : ''}.`,
    `Strength: ${breakingText(estimateGuesses(password, listNames(siteDir)), cost)}.`,
    whatIsNext(siteDir),
    'Remembered readers must enter the password again. The previous hash stays in the git history.',
  ];
};

const list: Command = ({siteDir}) =>
  Promise.resolve(
    listEntries(readLock(siteDir)).map(
      ({place, entry: {id, hash, demo}}) =>
        `${place} ${id} (cost ${bcryptCost(hash)}${demo === true ? ', demo' : ''})`,
    ),
  );

const check: Command = async (request) => {
  const {siteDir, areas, isRepository} = request;
  const lock = readLock(siteDir);
  refuseIdlePaths(lock, areas);
  const count = listEntries(lock).length;
  if (!isRepository) {
    return [`${lockFile}: ${countThings(count, 'password')}, in order.`];
  }
  const found = findPlaintext(
    {siteDir, areas, lock},
    readTracked(siteDir) ?? [],
  );
  if (found.length > 0) {
    throw new Error(
      `git tracks ${found.join(', ')}, expected ciphertext alone: run "git rm --cached" on them, and remember that what was pushed stays public.`,
    );
  }
  if ((await printTrackedLeaks(request)) !== 0) {
    throw new Error('git tracks content of locked pages, listed above.');
  }
  return [
    isPublicRepository(request)
      ? 'git tracks nothing that is locked.'
      : 'git tracks no notes of builds.',
  ];
};

/** The subcommands of the lock CLI, by name. */
export const commands: Readonly<Record<string, Command>> = {
  add,
  revoke,
  rehash,
  list,
  key: makeKey,
  seal,
  open,
  verify,
  check,
};
