import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import bcrypt from 'bcryptjs';
import {sync as writeFileAtomic} from 'write-file-atomic';
import {createEntry} from '../../src/lib/lock/entry';
import {bcryptCost, bcryptCosts} from '../../src/lib/lock/hash';
import {
  entriesOf,
  isGlobalLock,
  LEAST_COST,
  noLock,
  parseLockFile,
} from '../../src/lib/lock/parseLockFile';
import type {LockFile} from '../../src/lib/lock/types';
import {contentAreas} from '../../src/site/contentAreas';
import {
  areasLockedBy,
  idlePaths,
  refuseIdlePaths,
} from '../../src/site/lockedAreas';
import {lockFile, sealedFolder} from '../../src/site/lockedFolders';
import {readTracked} from '../leak-check/readTracked';
import {sayTrackedLeaks} from '../leak-check/sayLeaks';
import {buildSealed} from './buildSealed';
import {plaintextIn} from './checkRepository';
import {
  findEntry,
  placeOf,
  withChanged,
  withEntry,
  withoutEntry,
} from './editLock';
import {openSources} from './openSources';
import {BITS_PER_WORD, passphrase, WORDS} from './passphrase';
import {rehashEntry} from './rehashEntry';
import {estimatedBits, LEAST_BITS} from './strength';

/** What was typed behind the name of a command. */
export type Request = {
  readonly siteDir: string;
  readonly words: readonly string[];
  readonly cost: number | undefined;
  readonly hint: string | undefined;
  readonly into: string | undefined;
  readonly isWeak: boolean;
  readonly isDemo: boolean;
  readonly isRepository: boolean;
  /** Asks for a password; an empty answer asks for a new one. */
  readonly ask: (question: string) => Promise<string>;
};

/** Does what was asked for, and says what it did. */
export type Command = (request: Request) => Promise<readonly string[]>;

function readLock(siteDir: string): LockFile {
  const file = join(siteDir, lockFile);
  return existsSync(file) ? parseLockFile(readFileSync(file, 'utf8')) : noLock;
}

function writeLock(siteDir: string, lock: LockFile): void {
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  parseLockFile(text);
  writeFileAtomic(join(siteDir, lockFile), text);
}

function costOf({cost = bcryptCosts.demo}: Request): number {
  if (!(cost >= LEAST_COST && cost <= bcryptCosts.most)) {
    throw new Error(
      `found the cost ${cost}, expected ${LEAST_COST} to ${bcryptCosts.most}.`,
    );
  }
  return cost;
}

/** The word that must stand behind a command. */
function wordAt({words}: Request, index: number, what: string): string {
  const word = words[index];
  if (word === undefined) {
    throw new Error(`found no ${what}, expected one: see "npm run lock".`);
  }
  return word;
}

function refuseWeak(password: string, isWeak: boolean): void {
  const bits = Math.floor(estimatedBits(password));
  if (bits < LEAST_BITS && !isWeak) {
    throw new Error(
      `found a password of about ${bits} bits, expected ${LEAST_BITS}: whoever has the site can guess without end. Leave it empty to have one drawn, or say --weak.`,
    );
  }
}

const add: Command = async (request) => {
  const {siteDir, hint, isDemo, isWeak, ask} = request;
  const place = placeOf(wordAt(request, 0, 'path'));
  const id = wordAt(request, 1, 'id');
  const typed = await ask('New password (empty to have one drawn)');
  const password = typed === '' ? passphrase() : typed;
  refuseWeak(password, isWeak || typed === '');
  const cost = costOf(request);
  const made = await createEntry(bcrypt, {id, password, cost});
  const entry = isDemo ? {...made, demo: true as const} : made;
  const lock = withEntry(readLock(siteDir), {place, entry, hint});
  writeLock(siteDir, lock);
  return [
    `Added "${id}" to ${place}, at cost ${cost}.`,
    ...(idlePaths(lock).includes(place)
      ? [
          `Everybody may read ${place} as it is: say "locked: true" of its area in src/site/contentAreas.ts before you build.`,
        ]
      : []),
    ...(typed === ''
      ? [`The password, of ${WORDS * BITS_PER_WORD} bits: ${password}`]
      : []),
  ];
};

const revoke: Command = (request) => {
  const {siteDir} = request;
  const id = wordAt(request, 0, 'id');
  writeLock(siteDir, withoutEntry(readLock(siteDir), id));
  return Promise.resolve([
    `Revoked "${id}": the next build has other keys. What was published before stays readable to whoever kept it.`,
  ]);
};

const rehash: Command = async (request) => {
  const {siteDir, ask} = request;
  const lock = readLock(siteDir);
  const {entry} = findEntry(lock, wordAt(request, 0, 'id'));
  const cost = costOf(request);
  const password = await ask(`Password of "${entry.id}"`);
  const changed = await rehashEntry(entry, password, cost);
  writeLock(siteDir, withChanged(lock, changed));
  return [`Rehashed "${entry.id}" at cost ${cost}.`];
};

const list: Command = ({siteDir}) =>
  Promise.resolve(
    entriesOf(readLock(siteDir)).map(
      ({place, entry: {id, hash, demo}}) =>
        `${place} ${id} (cost ${bcryptCost(hash)}${demo === true ? ', demo' : ''})`,
    ),
  );

/** Has a build write ciphertext and encrypted sources to where they are committed, and looks through both. */
const seal: Command = async ({siteDir}) => {
  await buildSealed(siteDir);
  const lock = readLock(siteDir);
  return [
    ...areasLockedBy(lock).map(
      ({id}) =>
        `Sealed docs/${id} into ${sealedFolder}/${id}: commit that, add docs/${id}/ to .gitignore and run "git rm -r --cached docs/${id}".`,
    ),
    ...(isGlobalLock(lock)
      ? [
          'The text of the home page, src/pages/_home.mdx, is encrypted in the build and not in the repository.',
        ]
      : []),
  ];
};

/** Gives authors back what was sealed of an area, as far as a password opens it; how many files is the answer. */
function openArea(
  {siteDir, into = 'docs'}: Request,
  id: string,
  password: string,
): Promise<number> {
  const folder = join(siteDir, sealedFolder, id);
  return existsSync(folder)
    ? openSources(folder, join(siteDir, into, id), password)
    : Promise.resolve(0);
}

const open: Command = async (request) => {
  const {into = 'docs', ask} = request;
  const password = await ask('Password');
  const said: string[] = [];
  for (const {id} of contentAreas) {
    const files = await openArea(request, id, password);
    if (files > 0) {
      said.push(`Opened ${files} files of ${into}/${id}.`);
    }
  }
  if (said.length === 0) {
    throw new Error(`the password opens nothing in ${sealedFolder}/.`);
  }
  return said;
};

const check: Command = async ({siteDir, isRepository}) => {
  const lock = readLock(siteDir);
  refuseIdlePaths(lock);
  const count = entriesOf(lock).length;
  if (!isRepository) {
    return [`${lockFile}: ${count} passwords, in order.`];
  }
  const found = plaintextIn({siteDir, lock}, readTracked(siteDir) ?? []);
  if (found.length > 0) {
    throw new Error(
      `git tracks ${found.join(', ')}, expected ciphertext alone: run "git rm --cached" on them, and remember that what was pushed stays public.`,
    );
  }
  if ((await sayTrackedLeaks(siteDir)) !== 0) {
    throw new Error('git tracks what the lines above say of locked pages.');
  }
  return ['git tracks nothing that is locked.'];
};

export const commands: Readonly<Record<string, Command>> = {
  add,
  revoke,
  rehash,
  list,
  seal,
  open,
  check,
};
