import type {PackFile} from '../lib/packList';
import type {ArchivedFile} from './readArchive';

/** An archive to fetch, and its files that are wanted. */
type ArchiveRequest = {
  readonly address: string;
  readonly files: readonly PackFile[];
  readonly signal: AbortSignal;
};

/** Fetches an archive and unpacks it as it arrives. */
async function* streamArchive({
  address,
  files,
  signal,
}: ArchiveRequest): AsyncGenerator<ArchivedFile> {
  const {readArchive} = await import('./readArchive');
  // Its files are cached, so the browser's own cache need not hold them too.
  const {ok, body} = await fetch(address, {signal, cache: 'no-store'});
  if (!ok || body === null) {
    return;
  }
  const sizes = new Map(files.map(([path, , bytes]) => [path, bytes]));
  yield* readArchive(body, (path, bytes) => sizes.get(path) === bytes);
}

/**
 * Yields the files of an archive as they arrive; those that come after a fault are left out.
 *
 * @throws AbortError if it is stopped.
 */
export async function* unpackArchive(
  request: ArchiveRequest,
): AsyncGenerator<ArchivedFile> {
  try {
    yield* streamArchive(request);
  } catch {
    // It is missing or damaged, or the browser cannot unpack it.
    request.signal.throwIfAborted();
  }
}
