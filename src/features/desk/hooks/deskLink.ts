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

async function pipe(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream();
  const piped = stream.pipeThrough(through);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Encodes a desk without its notes as the hash of a link. */
export async function writeDeskHash(desk: Desk): Promise<string> {
  const bytes = new TextEncoder().encode(packDesk(desk));
  return `${DESK_HASH}${writeLetters(await pipe(bytes, new CompressionStream(FORMAT)))}`;
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
    const text = await pipe(bytes, new DecompressionStream(FORMAT));
    return unpackDesk(new TextDecoder().decode(text));
  } catch {
    return {fault: 'damaged'};
  }
}
