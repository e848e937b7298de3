import type {Desk} from './desk';
import {parseDeskList} from './parseDesks';

/** Increase when the link format changes; older links are then migrated. */
const LINK_VERSION = 1;

/** A desk as encoded in links, as a compact tuple. */
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

/** Why a link was rejected. */
export type LinkFault = 'damaged' | 'newer' | 'tooLarge';

/** The desk in a link, or the fault of the link. */
export type LinkContent = {readonly fault: LinkFault} | {readonly desk: Desk};

/** Packs a desk for a link, without its notes. */
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

/** Parses the desk in a link; a damaged link is rejected as a whole. */
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

/** Encodes bytes as base64url. */
export function writeLetters(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Decodes base64url; undefined if it is malformed. */
export function readLetters(letters: string): Uint8Array | undefined {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}
