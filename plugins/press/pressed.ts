import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {libraryFiles} from './libraryFiles';

/** The digests of sources by path, for each document by its path below static/. */
export type Pressed = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** The record of generated documents, by its path from the root of the project. */
const FILE = 'library/pressed.json';
/** Number of hexadecimal digits in a digest. */
const DIGITS = 12;

/** The digest of a file from the root of the project; empty if there is none. */
async function digest(siteDir: string, path: string): Promise<string> {
  const bytes = await readFile(join(siteDir, path)).catch(() => undefined);
  return bytes === undefined
    ? ''
    : createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);
}

async function readPressed(siteDir: string): Promise<Pressed> {
  return JSON.parse(await readFile(join(siteDir, FILE), 'utf8')) as Pressed;
}

/**
 * Lists the sources of a document that have changed since it was made, and its files that are
 * missing.
 */
async function listChanges(
  siteDir: string,
  file: string,
  pressed: Pressed,
): Promise<readonly string[]> {
  const sources = Object.entries(pressed[file] ?? {});
  const made = libraryFiles.get(file) ?? [];
  const changed = await Promise.all([
    ...sources.map(async ([path, before]) =>
      (await digest(siteDir, path)) === before ? [] : [path],
    ),
    ...made.map(async (path) =>
      (await digest(siteDir, `static${path}`)) === '' ? [`static${path}`] : [],
    ),
  ]);
  return sources.length === 0 ? ['its row'] : changed.flat();
}

/** Lists the changed sources of each document that needs to be generated again, by its path. */
export async function findChangedFiles(
  siteDir: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const pressed = await readPressed(siteDir);
  const all = await Promise.all(
    [...libraryFiles.keys()].map(
      async (file) =>
        [file, await listChanges(siteDir, file, pressed)] as const,
    ),
  );
  return new Map(all.filter(([, changes]) => changes.length > 0));
}

/** Describes the documents whose sources have changed since they were made. */
export async function findChanged(siteDir: string): Promise<readonly string[]> {
  return [...(await findChangedFiles(siteDir))].map(
    ([file, changes]) =>
      `static${file}: this document is out of date (changed or missing: ${changes.join(', ')}). Generate it again with: npx docusaurus press ${file}`,
  );
}

/** Records what a document was made from, and drops documents that the library no longer lists. */
export async function recordSources(
  siteDir: string,
  file: string,
  sources: readonly string[],
): Promise<void> {
  const digests = await Promise.all(
    [...new Set(sources)]
      .toSorted()
      .map(async (path) => [path, await digest(siteDir, path)] as const),
  );
  const pressed = {
    ...(await readPressed(siteDir)),
    [file]: Object.fromEntries(digests),
  };
  const kept = Object.entries(pressed)
    .filter(([each]) => libraryFiles.has(each))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(
    join(siteDir, FILE),
    `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
  );
}
