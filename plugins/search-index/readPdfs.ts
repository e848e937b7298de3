import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {Asset} from '../../src/lib/asset';

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

/** The words of each page of documents, by their addresses. */
export type PdfTexts = ReadonlyMap<string, readonly string[]>;

type Document = {
  readonly link: string;
  readonly path: string;
  /** Where its text is kept: what it is called says what is in the document. */
  readonly kept: string;
};

function textsIn(json: string): readonly string[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

async function keptText({
  kept,
}: Document): Promise<readonly string[] | undefined> {
  try {
    return textsIn(await readFile(kept, 'utf8'));
  } catch {
    return undefined;
  }
}

async function keep(path: string, texts: unknown): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(texts));
  await rename(draft, path);
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

/** Reads the words of the documents among some files; those that have not changed are not read again. */
export async function readPdfs(
  assets: readonly Asset[],
  {staticDir, cacheDir}: Folders,
): Promise<PdfTexts> {
  await mkdir(cacheDir, {recursive: true});
  const documents = await Promise.all(
    assets
      .filter(({ext}) => ext === 'pdf')
      .map(async ({link}): Promise<Document> => {
        const path = join(staticDir, decodeURIComponent(link));
        const hash = createHash('sha256')
          .update(RECIPE)
          .update(await readFile(path))
          .digest('hex');
        return {link, path, kept: join(cacheDir, `${hash}.json`)};
      }),
  );
  const known = await Promise.all(documents.map(keptText));
  const unread = documents.filter((_, index) => known[index] === undefined);
  if (unread.length > 0) {
    await readAnew(unread);
  }
  const texts = await Promise.all(documents.map(keptText));
  return new Map(documents.map(({link}, index) => [link, texts[index] ?? []]));
}
