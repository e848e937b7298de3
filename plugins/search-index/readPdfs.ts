import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findDocuments} from './findDocuments';

const run = promisify(execFile);

/** Changes whenever text is read in another way, so that none is taken from the cache. */
const RECIPE = '1';

/** How much text all documents together may have, in bytes. */
const MOST = 256 * 1024 * 1024;

export type Folders = {
  readonly staticDir: string;
  /** Where texts are kept from one build to the next. */
  readonly cacheDir: string;
};

/** The words of each page of documents, by path below the folder of files. */
export type PdfTexts = ReadonlyMap<string, readonly string[]>;

type Document = {
  readonly name: string;
  readonly path: string;
  /** Where its text is kept: what it is called says what is in the document. */
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

/** Deals things out to a number of heaps, so that neighbors, which are alike, come into different ones. */
function dealt<Thing>(
  things: readonly Thing[],
  heaps: number,
): readonly (readonly Thing[])[] {
  return Array.from({length: Math.min(heaps, things.length)}, (_, heap) =>
    things.filter((__, index) => index % heaps === heap),
  );
}

/** Reads documents that were not read before, all of them in one program. */
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

/** What is known of a document before it is read. */
async function documentAt(
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

/**
 * Reads the words of the documents in a folder, on all processors; those that have not
 * changed are not read again.
 */
export async function readPdfs(folders: Folders): Promise<PdfTexts> {
  const {staticDir, cacheDir} = folders;
  await mkdir(cacheDir, {recursive: true});
  const names = await findDocuments(staticDir);
  const documents = await Promise.all(
    names.map((name) => documentAt(name, folders)),
  );
  const known = await Promise.all(documents.map(keptText));
  const unread = documents.filter((_, index) => known[index] === undefined);
  await Promise.all(dealt(unread, availableParallelism()).map(readAnew));
  const texts = await Promise.all(documents.map(keptText));
  return new Map(documents.map(({name}, index) => [name, texts[index] ?? []]));
}
