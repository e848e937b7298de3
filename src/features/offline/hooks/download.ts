import {
  chooseSamples,
  getEnding,
  type ArchiveContent,
  type DownloadPlan,
} from '../lib/downloadPlan';
import type {PackFile} from '../lib/packList';
import {fetchFile, readRevision} from './fetchFile';
import {unpackArchive} from './unpackArchive';
import {workThrough} from './workThrough';

/** Number of parallel downloads: browsers open six connections per host. */
const PARALLEL_DOWNLOADS = 6;

/** Archives are large: a second one only fills the pauses of the first. */
const PARALLEL_ARCHIVES = 2;

/** Where downloads come from, and what becomes of them. */
type Download = {
  /** Path of the site, with a trailing slash. */
  readonly base: string;
  readonly signal: AbortSignal;
  /** Stores a file. */
  readonly keep: (file: PackFile, response: Response) => Promise<void>;
};

/** The headers of kept files, by ending. */
type EndingHeaders = ReadonlyMap<string, Headers>;

/** Fetches files one by one, and returns the headers that the host sends with each ending. */
async function fetchSingles(
  files: readonly PackFile[],
  {base, signal, keep}: Download,
): Promise<EndingHeaders> {
  const headers = new Map<string, Headers>();
  await workThrough(files, {
    parallel: PARALLEL_DOWNLOADS,
    signal,
    run: async (file, stop) => {
      const response = await fetchFile(file, base, stop);
      headers.set(getEnding(file[0]), new Headers(response.headers));
      await keep(file, response);
    },
  });
  return headers;
}

/** Fetches an archive, and returns the files that it should have brought but did not. */
async function fetchArchive(
  {archive, files}: ArchiveContent,
  headers: EndingHeaders,
  {base, signal, keep}: Download,
): Promise<readonly PackFile[]> {
  const missing = new Map(files.map((file) => [file[0], file]));
  const address = `${base}${archive.path}`;
  for await (const {path, content} of unpackArchive({address, files, signal})) {
    const file = missing.get(path);
    const known = headers.get(getEnding(path));
    if (file?.[1] === (await readRevision(content)) && known !== undefined) {
      await keep(file, new Response(content, {headers: known}));
      missing.delete(path);
    }
  }
  return [...missing.values()];
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
  const samples = chooseSamples(archives.flatMap(({files}) => files));
  const headers = await fetchSingles(samples, target);
  const fetched = new Set(samples);
  const absent: PackFile[] = [];
  await workThrough(archives, {
    parallel: PARALLEL_ARCHIVES,
    signal: target.signal,
    run: async ({archive, files}, signal) => {
      const content = {
        archive,
        files: files.filter((file) => !fetched.has(file)),
      };
      absent.push(
        ...(await fetchArchive(content, headers, {...target, signal})),
      );
    },
  });
  await fetchSingles([...absent, ...singles], target);
}
