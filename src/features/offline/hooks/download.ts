import {Decompress} from 'fzstd';
import {createTarDecoder} from 'modern-tar';
import pMap from 'p-map';
import {findReason, KeepFault} from '../lib/keepFault';
import {getCacheKey, type ArchiveContent} from '../lib/keptEdition';
import type {PackFile} from '../lib/packs';

/** Number of parallel downloads: browsers open six connections per host. */
const PARALLEL_DOWNLOADS = 6;

/** Archives are large: a second one only fills the pauses of the first. */
const PARALLEL_ARCHIVES = 2;

/** Headers that are kept with a file. */
const KEPT_HEADERS = [
  'content-type',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'x-content-type-options',
] as const;

const REVISION_BYTES = 8;

/** The revision of a file: the first eight bytes of its SHA-256, in hexadecimal. */
async function readRevision(body: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return Array.from(new Uint8Array(digest, 0, REVISION_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Where downloads come from, and what becomes of them. */
type Download = {
  /** Path of the site, with a trailing slash. */
  readonly base: string;
  /** Ends all downloads, by readers or after a failure. */
  readonly ending: AbortController;
  /** Stores a file. */
  readonly keep: (file: PackFile, response: Response) => Promise<void>;
};

/** What to fetch as archives, and what one by one. */
export type DownloadPlan = {
  readonly archives: readonly ArchiveContent[];
  readonly singles: readonly PackFile[];
};

/** Fetches a file; undefined if it has another revision. */
async function fetchOnce(
  file: PackFile,
  base: string,
  init: RequestInit,
): Promise<Response | undefined> {
  // The revision in the query bypasses the service worker, and caches with another edition.
  const answer = await fetch(`${base}${getCacheKey(file)}`, init);
  const body = await answer.arrayBuffer();
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return (await readRevision(body)) === file[1]
    ? new Response(body, {headers})
    : undefined;
}

/**
 * Fetches a file and stores it.
 *
 * @returns the headers that are kept with it.
 * @throws KeepFault with `changed` if the host serves another file under that name.
 */
async function fetchFile(
  file: PackFile,
  {base, ending: {signal}, keep}: Download,
): Promise<Headers> {
  // A cache on the way may hold an older version.
  const response =
    (await fetchOnce(file, base, {signal})) ??
    (await fetchOnce(file, base, {signal, cache: 'reload'}));
  if (response === undefined) {
    throw new KeepFault('changed');
  }
  const headers = new Headers(response.headers);
  await keep(file, response);
  return headers;
}

/** Decompresses Zstandard data as it arrives. */
function decompress(): TransformStream<Uint8Array, Uint8Array> {
  let decompressor: Decompress | undefined;
  return new TransformStream({
    start: (controller) => {
      decompressor = new Decompress((chunk) => {
        controller.enqueue(chunk);
      });
    },
    transform: (chunk) => {
      decompressor?.push(chunk);
    },
  });
}

/**
 * Hands on the files of a tar archive, compressed with Zstandard, as they arrive.
 *
 * @throws Error after the last complete file, if the archive is damaged.
 */
export async function readArchive(
  archive: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (path: string, content: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  await archive
    .pipeThrough(decompress())
    .pipeThrough(createTarDecoder({strict: true}))
    .pipeTo(
      new WritableStream({
        write: async ({header, body}) => {
          const content = await new Response(body).arrayBuffer();
          await take(header.name, new Uint8Array(content));
        },
      }),
    );
}

/** Returns the ending of a path, in lower case; empty if it has none. */
function getEnding(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The headers of kept files, by ending. */
type EndingHeaders = ReadonlyMap<string, Headers>;

/** Fetches an archive, and returns the files that it should have brought but did not. */
async function fetchArchive(
  {archive, files}: ArchiveContent,
  known: EndingHeaders,
  {base, ending: {signal}, keep}: Download,
): Promise<readonly PackFile[]> {
  const missing = new Map(files.map((file) => [file[0], file]));
  try {
    // Its files are cached, so the browser's own cache need not hold them too.
    const init: RequestInit = {signal, cache: 'no-store'};
    const {ok, body} = await fetch(`${base}${archive.path}`, init);
    if (ok && body !== null) {
      await readArchive(body, async (path, content) => {
        const file = missing.get(path);
        const headers = known.get(getEnding(path));
        if (headers && file?.[1] === (await readRevision(content))) {
          await keep(file, new Response(content, {headers}));
          missing.delete(path);
        }
      });
    }
  } catch (error) {
    signal.throwIfAborted();
    if (findReason(error) !== 'connection') {
      throw error;
    }
    // It is missing or damaged, or the browser cannot unpack it.
  }
  return [...missing.values()];
}

/**
 * Works through items, several in parallel; the first failure ends all.
 *
 * @throws whatever the first item that failed threw, once nothing is under way any more.
 */
async function workThrough<Item>(
  items: readonly Item[],
  {concurrency, ending}: {concurrency: number; ending: AbortController},
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  await pMap(
    items,
    async (item) => {
      try {
        ending.signal.throwIfAborted();
        await run(item);
      } catch (error) {
        errors.push(error);
        ending.abort();
      }
    },
    {concurrency},
  );
  if (errors.length > 0) {
    throw errors[0];
  }
}

/** Chooses the smallest file of each ending. */
function chooseSamples(files: readonly PackFile[]): readonly PackFile[] {
  const bySize = files.toSorted(([, , one], [, , other]) => other - one);
  return [
    ...new Map(bySize.map((file) => [getEnding(file[0]), file])).values(),
  ];
}

/**
 * Downloads files as planned. Files of an archive are stored with the headers that the host sends
 * with the smallest of their ending; what an archive does not bring is fetched one by one.
 *
 * @throws KeepFault, or the browser's error if storage is full or denied.
 */
export async function download(
  {archives, singles}: DownloadPlan,
  target: Download,
): Promise<void> {
  const {ending} = target;
  const headers = new Map<string, Headers>();
  const fetchSingles = (files: readonly PackFile[]): Promise<void> =>
    workThrough(
      files,
      {concurrency: PARALLEL_DOWNLOADS, ending},
      async (file) => {
        headers.set(getEnding(file[0]), await fetchFile(file, target));
      },
    );
  const samples = chooseSamples(archives.flatMap(({files}) => files));
  await fetchSingles(samples);
  const absent: PackFile[] = [];
  await workThrough(
    archives,
    {concurrency: PARALLEL_ARCHIVES, ending},
    async ({archive, files}) => {
      const others = files.filter((file) => !samples.includes(file));
      const content = {archive, files: others};
      absent.push(...(await fetchArchive(content, headers, target)));
    },
  );
  await fetchSingles([...absent, ...singles]);
}
