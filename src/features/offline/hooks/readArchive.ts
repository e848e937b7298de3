import {Decompress} from 'fzstd';
import {createTarDecoder} from 'modern-tar';

/** A file of an archive. */
export type ArchivedFile = {
  readonly path: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/** Creates a stream that decompresses Zstandard data as it arrives. */
function createDecompressor(): TransformStream<Uint8Array, Uint8Array> {
  let decompress: Decompress | undefined;
  return new TransformStream({
    start: (controller) => {
      decompress = new Decompress((chunk) => {
        controller.enqueue(chunk);
      });
    },
    transform: (chunk) => {
      decompress?.push(chunk);
    },
  });
}

/** Yields what a stream brings. Not all browsers can iterate over streams. */
async function* readStream<Item>(
  stream: ReadableStream<Item>,
): AsyncGenerator<Item> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done;) {
    yield next.value;
    next = await reader.read();
  }
}

/**
 * Yields the files of a tar archive, compressed with Zstandard, as they arrive.
 *
 * @param isWanted tells which files to read; others need no memory.
 * @throws Error after the last complete file, if the archive is damaged.
 */
export async function* readArchive(
  archive: ReadableStream<Uint8Array<ArrayBuffer>>,
  isWanted: (path: string, bytes: number) => boolean,
): AsyncGenerator<ArchivedFile> {
  const stop = new AbortController();
  const entries = archive
    .pipeThrough(createDecompressor(), {signal: stop.signal})
    .pipeThrough(createTarDecoder({strict: true}));
  try {
    for await (const {header, body} of readStream(entries)) {
      if (isWanted(header.name, header.size)) {
        const content = await new Response(body).arrayBuffer();
        yield {path: header.name, content: new Uint8Array(content)};
      } else {
        // The decoder may stall if a body is canceled.
        await body.pipeTo(new WritableStream());
      }
    }
  } finally {
    // The download is let go of if nothing more is wanted.
    stop.abort();
  }
}
