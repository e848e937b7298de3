import {createTarReader, type TarFile} from '../lib/tarReader';
import type {PackFile} from '../lib/packList';

/** An archive to fetch, and its files that are wanted. */
type ArchiveRequest = {
  readonly address: string;
  readonly files: readonly PackFile[];
  readonly signal: AbortSignal;
};

/** Reads a response as it arrives; its connection is free again once nothing more is read. */
async function* readChunks(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done;) {
      yield next.value;
      next = await reader.read();
    }
  } finally {
    // A response that failed cannot be canceled.
    await reader.cancel().catch(() => undefined);
  }
}

/** Fetches an archive and unpacks it as it arrives. */
async function* readArchive({
  address,
  files,
  signal,
}: ArchiveRequest): AsyncGenerator<TarFile> {
  const {Decompress} = await import('fzstd');
  // Its files are cached, so the browser's own cache need not hold them too.
  const {ok, body} = await fetch(address, {signal, cache: 'no-store'});
  if (!ok || body === null) {
    return;
  }
  const sizes = new Map(files.map(([path, , bytes]) => [path, bytes]));
  const readTar = createTarReader((path, bytes) => sizes.get(path) === bytes);
  let unpacked: TarFile[] = [];
  const decompress = new Decompress((chunk) => {
    unpacked.push(...readTar(chunk));
  });
  for await (const chunk of readChunks(body)) {
    decompress.push(chunk);
    yield* unpacked;
    unpacked = [];
  }
}

/**
 * Yields the files of an archive as they arrive; those that come after a fault are left out.
 *
 * @throws AbortError if it is stopped.
 */
export async function* unpackArchive(
  request: ArchiveRequest,
): AsyncGenerator<TarFile> {
  try {
    yield* readArchive(request);
  } catch {
    // It is missing or damaged, or the browser cannot unpack it.
    request.signal.throwIfAborted();
  }
}
