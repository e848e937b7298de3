import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findDocuments} from './findDocuments';

const run = promisify(execFile);

/** Version of the text extraction, part of the cache key, so that changes to it invalidate the cache. */
const RECIPE = '1';

/** Maximum size of the text of all documents in bytes. */
const MOST = 256 * 1024 * 1024;

type Folders = {
  readonly staticDir: string;
  /** The cache of texts across builds. */
  readonly cacheDir: string;
};

/** The words of each page of PDFs, by path below static/. */
export type PdfTexts = ReadonlyMap<string, readonly string[]>;

type Document = {
  readonly name: string;
  readonly path: string;
  /** Path of the cached text, named after a digest of the document. */
  readonly kept: string;
};

function listTexts(json: string): readonly string[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

async function keptText({
  kept,
}: Document): Promise<readonly string[] | undefined> {
  try {
    return listTexts(await readFile(kept, 'utf8'));
  } catch {
    return undefined;
  }
}

async function keep(path: string, texts: unknown): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(texts));
  await rename(draft, path);
}

/**
 * Deals items into piles, so that neighbors, which are similar in size, end up in different piles.
 */
function dealt<Thing>(
  things: readonly Thing[],
  heaps: number,
): readonly (readonly Thing[])[] {
  return Array.from({length: Math.min(heaps, things.length)}, (_, heap) =>
    things.filter((__, index) => index % heaps === heap),
  );
}

/** Extracts the text of uncached documents in one child process. */
async function readAnew(documents: readonly Document[]): Promise<void> {
  const {stdout} = await run(
    process.execPath,
    [join(__dirname, 'pdfText.mjs'), ...documents.map(({path}) => path)],
    {maxBuffer: MOST},
  );
  const all: unknown = JSON.parse(stdout);
  const texts: readonly unknown[] = Array.isArray(all) ? all : [];
  await Promise.all(
    documents.map(({kept}, index) => keep(kept, texts[index] ?? [])),
  );
}

/** Reads the cache key of a document. */
async function openDocument(
  name: string,
  {staticDir, cacheDir}: Folders,
): Promise<Document> {
  const path = join(staticDir, name);
  const hash = createHash('sha256')
    .update(RECIPE)
    .update(await readFile(path))
    .digest('hex');
  return {name, path, kept: join(cacheDir, `${hash}.json`)};
}

/** Extracts the words of all PDFs in a folder in parallel, using the cache for unchanged PDFs. */
export async function readPdfs(folders: Folders): Promise<PdfTexts> {
  const {staticDir, cacheDir} = folders;
  await mkdir(cacheDir, {recursive: true});
  const names = await findDocuments(staticDir);
  const documents = await Promise.all(
    names.map((name) => openDocument(name, folders)),
  );
  const known = await Promise.all(documents.map(keptText));
  const unread = documents.filter((_, index) => known[index] === undefined);
  await Promise.all(dealt(unread, availableParallelism()).map(readAnew));
  const texts = await Promise.all(documents.map(keptText));
  return new Map(documents.map(({name}, index) => [name, texts[index] ?? []]));
}
