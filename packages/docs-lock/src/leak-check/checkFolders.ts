import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {listAllFiles} from '../seal/folder';
import type {LeakSite} from '../site';
import {findPhrases} from '../leak/phrases';
import {createLeakSearch, type Leak} from './findFileLeaks';
import {isPdf} from './readings/pdfParts';
import {readSearch, type Search} from './readSearch';

/** What a check covered, and what it found. */
export type Report = {
  readonly leaks: readonly Leak[];
  readonly files: number;
  readonly bytes: number;
  readonly phrases: number;
  readonly lockedFiles: number;
  /** Locked areas whose plaintext is not on this machine. */
  readonly unknown: readonly string[];
};

/** Files to search, by their paths from the root of the project. */
type Look = {readonly site: LeakSite; readonly paths: readonly string[]};

/** Names of archives. */
const ARCHIVE = /\.(?:br|gz|zip|zst)$/i;

/** Puts archives last: the files in them are mostly published on their own too. */
function putArchivesLast(paths: readonly string[]): readonly string[] {
  return [
    ...paths.filter((path) => !ARCHIVE.test(path)),
    ...paths.filter((path) => ARCHIVE.test(path)),
  ];
}

/** Gives a document a sequential name, so that documents of any folder can be matched again. */
function numbered(index: number): string {
  return `${index}.pdf`;
}

/** Searches the extracted text of PDFs, whose bytes hold glyph numbers instead of letters. */
async function findInDocuments(
  search: Search,
  {site: {siteDir, readPdfs}, paths}: Look,
): Promise<readonly Leak[]> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    await Promise.all(
      paths.map(async (path, index) =>
        writeFile(
          join(folder, numbered(index)),
          await readFile(join(siteDir, path)),
        ),
      ),
    );
    const cacheDir = join(siteDir, '.cache/pdf-text');
    const texts = await readPdfs({staticDir: folder, cacheDir});
    return paths.flatMap((file, index) =>
      findPhrases(
        search.phrases,
        (texts.get(numbered(index)) ?? []).join('\n'),
      ).map((found) => ({file, ...found})),
    );
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Searches files for text that must not be public. */
async function lookThrough(search: Search, look: Look): Promise<Report> {
  const {paths} = look;
  const {siteDir} = look.site;
  const leaks: Leak[] = [];
  const documents: string[] = [];
  const findFileLeaks = createLeakSearch(search);
  let bytes = 0;
  for (const path of putArchivesLast(paths)) {
    const content = await readFile(join(siteDir, path));
    bytes += content.length;
    leaks.push(...findFileLeaks(path, content));
    if (isPdf({name: path, bytes: content})) {
      documents.push(path);
    }
  }
  leaks.push(...(await findInDocuments(search, {...look, paths: documents})));
  return {
    leaks,
    files: paths.length,
    bytes,
    phrases: search.phrases.count,
    lockedFiles: search.files.length,
    unknown: search.unknown,
  };
}

/** Lists all files below folders. */
async function listFiles(
  siteDir: string,
  folders: readonly string[],
): Promise<readonly string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const found = await listAllFiles(join(siteDir, folder));
      return found.map((path) => `${folder}/${path}`);
    }),
  );
  return lists.flat();
}

/**
 * Searches all files of folders for text of locked pages.
 *
 * @throws Error if a folder is empty, or nothing is known of a locked area.
 */
export async function checkFolders(
  site: LeakSite,
  folders: readonly string[],
): Promise<Report> {
  const search = await readSearch(site);
  const paths = await listFiles(site.siteDir, folders);
  const empty = folders.find(
    (folder) => !paths.some((path) => path.startsWith(`${folder}/`)),
  );
  if (empty !== undefined) {
    throw new Error(
      `${empty}: found no files, expected what is to be published: run "npm run build".`,
    );
  }
  return lookThrough(search, {site, paths});
}

/** Searches files that git tracks. */
export async function checkFiles(
  site: LeakSite,
  paths: readonly string[],
): Promise<Report> {
  const there = paths.filter((path) => existsSync(join(site.siteDir, path)));
  return lookThrough(await readSearch(site), {site, paths: there});
}
