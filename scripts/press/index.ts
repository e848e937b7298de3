import {existsSync, statSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {allJobs, libraryPaths} from './allJobs';
import type {Job} from './job';
import {writeLabels} from './labels';
import {resourceReader} from './print/resources';
import {startTypesetter, type Typesetter} from './print/typesetter';
import {
  abandoned,
  bytesHash,
  isStale,
  readRecord,
  writeRecord,
  type PressRecord,
} from './record';

const siteDir = join(__dirname, '../..');

/** The largest size of a library file in bytes, which a phone loads in a few seconds. */
const LARGEST = 1200 * 1024;

/** Number of concurrent jobs: one document is typeset while another is written. */
const AT_ONCE = 3;

function getFile(path: string): string {
  return join(siteDir, 'static', path);
}

/** Makes a file, and returns its record. */
async function press({path, fingerprint, make}: Job): Promise<PressRecord> {
  const start = performance.now();
  const bytes = await make();
  if (bytes.length > LARGEST) {
    throw new Error(
      `${path} would be ${bytes.length} bytes; expected at most ${LARGEST}.`,
    );
  }
  await mkdir(dirname(getFile(path)), {recursive: true});
  await writeFile(getFile(path), bytes);
  console.log(
    `${path}  ${Math.round(bytes.length / 1024)} KB  ${Math.round(performance.now() - start)} ms`,
  );
  return {[path]: {sources: fingerprint, bytes: bytesHash(bytes)}};
}

/**
 * Creates an empty file for each missing document, because pages that link to it can only be read
 * if it exists.
 */
async function holdPlaces(): Promise<void> {
  for (const path of libraryPaths.map(getFile)) {
    await mkdir(dirname(path), {recursive: true});
    if (!existsSync(path)) {
      await writeFile(path, '');
    }
  }
}

/** Whether a library file has been made, not only its empty placeholder. */
function isThere(path: string): boolean {
  return existsSync(getFile(path)) && statSync(getFile(path)).size > 0;
}

/** Starts one typesetter when the first document needs it. */
function lazyTypesetter() {
  let started: Promise<Typesetter> | undefined;
  return {
    get: () => (started ??= startTypesetter(resourceReader(siteDir))),
    close: async () => (await started)?.close(),
  };
}

/** Makes all outdated files, or only those whose path contains one of the words. */
async function main(): Promise<void> {
  const {positionals: filters} = readArguments({
    usage: 'npm run press [-- WORD …], with words of paths below static/',
    count: [0, Infinity],
  });
  const typesetter = lazyTypesetter();
  await holdPlaces();
  const jobs = await allJobs(siteDir, typesetter.get);
  let record = await readRecord(siteDir);
  const gone = abandoned(record, jobs);
  await Promise.all(gone.map((path) => rm(getFile(path), {force: true})));
  record = Object.fromEntries(
    Object.entries(record).filter(([path]) => !gone.includes(path)),
  );
  const wanted = jobs.filter(
    (job) =>
      isStale(job, record, isThere) &&
      (filters.length === 0 || filters.some((word) => job.path.includes(word))),
  );
  for (let done = 0; done < wanted.length; done += AT_ONCE) {
    const made = wanted.slice(done, done + AT_ONCE).map(press);
    for (const noted of await Promise.all(made)) {
      record = {...record, ...noted};
    }
    await writeRecord(siteDir, record);
  }
  const there = jobs.filter(({path}) => isThere(path));
  await writeLabels(join(siteDir, 'static'), there);
  await typesetter.close();
  console.log(`${wanted.length} of ${jobs.length} files were made.`);
}

void startCommand('press', main);
