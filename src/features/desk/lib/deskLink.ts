import type {Desk} from './desk';
import {parseDeskList} from './parseDesks';

/** Raised when links change their shape; older ones are then brought over. */
const LINK_VERSION = 1;

/** What a link holds of a desk: short, since links are sent in messages. */
type Packed = readonly [
  version: number,
  id: string,
  name: string,
  pins: readonly (readonly [
    id: string,
    path: string,
    target: string,
    title: string,
  ])[],
];

/** Why nothing is taken from a link. */
export type LinkFault = 'damaged' | 'newer';

/** What a link brings. */
export type LinkContent = {readonly fault: LinkFault} | {readonly desk: Desk};

/** Packs a desk for a link; its notes stay where they are. */
export function packDesk({id, name, pins}: Desk): string {
  const packed: Packed = [
    LINK_VERSION,
    id,
    name,
    pins.map((pin) => [pin.id, pin.path, pin.target, pin.title] as const),
  ];
  return JSON.stringify(packed);
}

function parseList(text: string): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : [];
  } catch {
    return [];
  }
}

function unpackPin(packed: unknown): unknown {
  const parts: readonly unknown[] = Array.isArray(packed) ? packed : [];
  const [id, path, target, title] = parts;
  return {id, path, target, title, note: ''};
}

/** Reads what a link holds, whoever made it; of a damaged one nothing is taken. */
export function unpackDesk(text: string): LinkContent {
  const [version, id, name, pins] = parseList(text);
  if (typeof version === 'number' && version > LINK_VERSION) {
    return {fault: 'newer'};
  }
  const packed: readonly unknown[] | undefined = Array.isArray(pins)
    ? pins
    : undefined;
  const {value, unread} = parseDeskList([
    {id, name, pins: packed?.map(unpackPin)},
  ]);
  const [desk] = value;
  return version !== LINK_VERSION || desk === undefined || unread.length > 0
    ? {fault: 'damaged'}
    : {desk};
}

/** Writes bytes in letters that addresses may have. */
export function writeLetters(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Reads letters of an address; undefined where they are no bytes. */
export function readLetters(letters: string): Uint8Array | undefined {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}
