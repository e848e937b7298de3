import {createHash} from 'node:crypto';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {listFiles} from '../files';
import {
  collectPhrases,
  findPhrases,
  type FoundPhrase,
  type Phrases,
  type Secret,
} from './phrases';
import {isPdf, readTexts, unpack, type Piece} from './takeApart';
import {listReadings} from './words';

/** Locked content that is publicly readable, and the file in which it was found. */
export type Leak = FoundPhrase & {readonly file: string};

/** Extracts the words of each page of the PDFs in a folder, keyed by path in the folder. */
export type ReadPdfs = (
  folder: string,
) => Promise<ReadonlyMap<string, readonly string[]>>;

/** The texts and files to look for. */
export type LeakSearch = {
  readonly secrets: readonly Secret[];
  /** Texts that may be public. */
  readonly allowed: readonly string[];
  readonly readPdfs: ReadPdfs;
};

/** The number of files searched, and the leaks found. */
export type Report = {
  readonly leaks: readonly Leak[];
  readonly files: number;
  readonly phrases: number;
};

function findInText(phrases: Phrases, text: string): readonly FoundPhrase[] {
  return listReadings(text).flatMap((words) => findPhrases(phrases, words));
}

/** Extracts the text of PDFs, whose bytes hold glyph numbers instead of letters. */
async function findInPdfs(
  phrases: Phrases,
  pdfs: readonly Piece[],
  readPdfs: ReadPdfs,
): Promise<readonly Leak[]> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    await Promise.all(
      pdfs.map(({bytes}, index) =>
        writeFile(join(folder, `${index}.pdf`), bytes),
      ),
    );
    const texts = await readPdfs(folder);
    return pdfs.flatMap(({name: file}, index) =>
      findInText(phrases, (texts.get(`${index}.pdf`) ?? []).join('\n')).map(
        (found) => ({file, ...found}),
      ),
    );
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Searches pieces, and the members of archives. Reads equal contents once. */
function createSearch(phrases: Phrases, secrets: readonly Secret[]) {
  const byDigest = new Map(
    secrets.map(({sha256, where}) => [sha256, where] as const),
  );
  const known = new Map<string, readonly FoundPhrase[]>();
  const leaks: Leak[] = [];
  const pdfs: Piece[] = [];
  const read = async (piece: Piece): Promise<readonly FoundPhrase[]> => {
    if (isPdf(piece)) {
      pdfs.push(piece);
      return [];
    }
    const texts = await readTexts(piece);
    return texts.flatMap((text) => findInText(phrases, text));
  };
  const look = async (piece: Piece): Promise<void> => {
    const {name: file, bytes} = piece;
    const members = await unpack(piece);
    for (const member of members ?? []) {
      await look(member);
    }
    const digest = createHash('sha256').update(bytes).digest('hex');
    const inside = known.get(digest) ?? (members ? [] : await read(piece));
    known.set(digest, inside);
    const where = byDigest.get(digest);
    const found = [
      ...findInText(phrases, file),
      ...inside,
      ...(where === undefined ? [] : [{where, phrase: 'the whole file'}]),
    ];
    leaks.push(...found.map((each) => ({file, ...each})));
  };
  return {look, leaks, pdfs};
}

/**
 * Searches all files of a folder that is about to be published for content of locked pages.
 *
 * @throws Error if there is nothing to search or to search for, or an archive cannot be opened.
 */
export async function checkLeaks(
  folder: string,
  {secrets, allowed, readPdfs}: LeakSearch,
): Promise<Report> {
  const phrases = collectPhrases(secrets, allowed);
  const paths = await listFiles(folder);
  if (phrases.count === 0 || paths.length === 0) {
    throw new Error(
      `${folder}: found ${paths.length === 0 ? 'no files' : 'no phrases of locked pages'}, expected at least one: otherwise the leak check would pass without checking anything.`,
    );
  }
  const {look, leaks, pdfs} = createSearch(phrases, secrets);
  for (const name of paths) {
    await look({name, bytes: await readFile(join(folder, name))});
  }
  leaks.push(...(await findInPdfs(phrases, pdfs, readPdfs)));
  return {leaks, files: paths.length, phrases: phrases.count};
}
