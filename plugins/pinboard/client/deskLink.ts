import {parseDeskList, type Desk} from '../model/desk';
import {DESK_HASH} from './deskView';

/** Increase when the link format changes; older links are then migrated. */
const LINK_VERSION = 1;

// A format with a checksum, which detects damaged links.
const FORMAT = 'deflate';

/**
 * Maximum size of an inflated link in bytes, because a few kilobytes could otherwise fill the
 * memory.
 */
const MOST_BYTES = 4 * 2 ** 20;

/** Passes data on until it exceeds the size limit of a link, then fails. */
function limit(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(part, controller) {
      size += part.byteLength;
      if (size > MOST_BYTES) {
        throw new RangeError(`More than ${MOST_BYTES} bytes.`);
      }
      controller.enqueue(part);
    },
  });
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes])
    .stream()
    .pipeThrough(through)
    .pipeThrough(limit());
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Encodes a pinboard without its notes as the hash of a link. */
export async function writeDeskHash({id, name, pins}: Desk): Promise<string> {
  const packed = pins.map((pin) => [pin.id, pin.path, pin.target, pin.title]);
  const text = JSON.stringify([LINK_VERSION, id, name, packed]);
  const bytes = await pipe(
    new TextEncoder().encode(text),
    new CompressionStream(FORMAT),
  );
  const letters = btoa(
    Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''),
  );
  return `${DESK_HASH}${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

function unpackPin(packed: unknown): unknown {
  const [id, path, target, title] = packed as readonly unknown[];
  return {id, path, target, title, note: ''};
}

/** Decodes the pinboard in a hash; undefined if there is none, or it is damaged. */
export async function readDeskHash(hash: string): Promise<Desk | undefined> {
  try {
    const letters = hash.slice(DESK_HASH.length);
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await pipe(
      Uint8Array.from(binary, (byte) => byte.codePointAt(0) ?? 0),
      new DecompressionStream(FORMAT),
    );
    const [version, id, name, pins] = JSON.parse(
      new TextDecoder().decode(bytes),
    ) as readonly unknown[];
    const list = (pins as readonly unknown[]).map(unpackPin);
    const {value, unread} = parseDeskList([{id, name, pins: list}]);
    return version === LINK_VERSION && unread.length === 0
      ? value[0]
      : undefined;
  } catch {
    return undefined;
  }
}
