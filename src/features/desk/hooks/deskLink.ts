import {DESK_HASH} from '../../table-mode/hooks/tableView';
import type {Desk} from '../lib/desk';
import {
  packDesk,
  readLetters,
  unpackDesk,
  writeLetters,
  type LinkContent,
} from '../lib/deskLink';

// A format with a checksum, which detects damaged links.
const FORMAT = 'deflate';

/** The most bytes that the text of a link is read to; the largest desk needs fewer. */
const MOST_BYTES = 4 * 2 ** 20;

function pipe(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(through);
}

/** Inflates a text; undefined as soon as it is larger than that of any desk. */
async function inflate(bytes: Uint8Array): Promise<string | undefined> {
  const reader = pipe(bytes, new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, {stream: true});
  }
  return text + decoder.decode();
}

/** Encodes a desk without its notes as the hash of a link. */
export async function writeDeskHash(desk: Desk): Promise<string> {
  const bytes = new TextEncoder().encode(packDesk(desk));
  const deflated = pipe(bytes, new CompressionStream(FORMAT));
  const letters = await new Response(deflated).arrayBuffer();
  return `${DESK_HASH}${writeLetters(new Uint8Array(letters))}`;
}

/** Decodes the desk in a hash; undefined if there is none. */
export async function readDeskHash(
  hash: string,
): Promise<LinkContent | undefined> {
  if (!hash.startsWith(DESK_HASH)) {
    return undefined;
  }
  const bytes = readLetters(hash.slice(DESK_HASH.length));
  if (bytes === undefined) {
    return {fault: 'damaged'};
  }
  try {
    const text = await inflate(bytes);
    return text === undefined ? {fault: 'tooLarge'} : unpackDesk(text);
  } catch {
    return {fault: 'damaged'};
  }
}
