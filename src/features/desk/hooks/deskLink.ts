import {DESK_HASH} from '../../table-mode/hooks/tableView';
import {parseDeskList, type Desk} from '../lib/desk';

/** Increase when the link format changes; older links are then migrated. */
const LINK_VERSION = 1;

// A format with a checksum, which detects damaged links.
const FORMAT = 'deflate';

/** The desk in a link, or why the link was rejected. */
export type LinkContent =
  {readonly fault: 'damaged' | 'newer'} | {readonly desk: Desk};

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Encodes a desk without its notes as the hash of a link. */
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
  const [id, path, target, title] = Array.isArray(packed)
    ? (packed as readonly unknown[])
    : [];
  return {id, path, target, title, note: ''};
}

/** Parses the desk in a link; a damaged link is rejected as a whole. */
function unpackDesk(packed: unknown): LinkContent {
  const [version, id, name, pins] = Array.isArray(packed)
    ? (packed as readonly unknown[])
    : [];
  if (typeof version === 'number' && version > LINK_VERSION) {
    return {fault: 'newer'};
  }
  const list = Array.isArray(pins) ? pins.map(unpackPin) : undefined;
  const {value, unread} = parseDeskList([{id, name, pins: list}]);
  const [desk] = value;
  return version !== LINK_VERSION || desk === undefined || unread.length > 0
    ? {fault: 'damaged'}
    : {desk};
}

/** Decodes the desk in a hash; undefined if there is none. */
export async function readDeskHash(
  hash: string,
): Promise<LinkContent | undefined> {
  if (!hash.startsWith(DESK_HASH)) {
    return undefined;
  }
  try {
    const letters = hash.slice(DESK_HASH.length);
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const deflated = Uint8Array.from(
      binary,
      (byte) => byte.codePointAt(0) ?? 0,
    );
    const bytes = await pipe(deflated, new DecompressionStream(FORMAT));
    return unpackDesk(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {fault: 'damaged'};
  }
}
