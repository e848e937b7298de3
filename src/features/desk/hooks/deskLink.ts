import {DESK_HASH} from '../../table-mode/hooks/tableView';
import type {Desk} from '../lib/desk';
import {
  packDesk,
  readLetters,
  unpackDesk,
  writeLetters,
  type LinkContent,
} from '../lib/deskLink';

// With a checksum, so that a link that lost a letter is known for damaged.
const FORMAT = 'deflate';

async function pipe(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream();
  const piped = stream.pipeThrough(through);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Writes the end of a link that holds a desk without its notes. */
export async function writeDeskHash(desk: Desk): Promise<string> {
  const bytes = new TextEncoder().encode(packDesk(desk));
  return `${DESK_HASH}${writeLetters(await pipe(bytes, new CompressionStream(FORMAT)))}`;
}

/** Reads what the hash of an address brings; undefined where it is no desk. */
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
