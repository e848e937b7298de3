import {createCharacterSet, listRuns, type CharacterSet} from './listRuns';

/** The least length of encoded bytes; shorter runs are words and names. */
const LEAST = 24;

/** How bytes are encoded: the runs, and all characters that can be in one. */
type Encoding = {readonly runs: RegExp; readonly characters: CharacterSet};

const BASE64: Encoding = {
  runs: /[\w+/-]{24,}(?:\r?\n[\w+/-]{24,})*/g,
  characters: createCharacterSet(/[\w+/\r\n-]/),
};
const HEX: Encoding = {
  runs: /(?:[\da-f]{2}){12,}|[\da-f]{2}(?:[\s:,]+(?:0x)?[\da-f]{2}){11,}/gi,
  characters: createCharacterSet(/[\da-fx\s:,]/i),
};

/** Finds encoded runs. Most of a text holds none, and is not searched by a pattern. */
function matchRuns(
  text: string,
  {runs, characters}: Encoding,
): readonly string[] {
  return listRuns(text, characters, LEAST).flatMap(
    (part) => part.match(runs) ?? [],
  );
}

/** Readable bytes: a run of English letters, as ASCII or UTF-16. */
const READABLE = /[\x20-\x7e]{12}|(?:[\x20-\x7e]\0){8}|(?:\0[\x20-\x7e]){8}/;

/** Signatures of file formats that are unpacked. */
const FILES = [
  '\u0089PNG',
  'RIFF',
  '\u00ff\u00d8\u00ff',
  '%PDF-',
  'PK\u0003\u0004',
  '\u001f\u008b\b',
];

function isWorthALook(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return FILES.some((start) => text.startsWith(start)) || READABLE.test(text);
}

/** Decodes a run at every offset within a group, as it may start anywhere in one. */
function decode(
  run: string,
  encoding: 'base64' | 'hex',
  group: number,
): readonly Buffer[] {
  return Array.from({length: group}, (_, offset) =>
    Buffer.from(run.slice(offset), encoding),
  ).filter(isWorthALook);
}

/** Decodes base64 and hexadecimal runs of a text, as far as the result is readable. */
export function decodeRuns(text: string): readonly Buffer[] {
  return [
    ...matchRuns(text, BASE64).flatMap((run) =>
      decode(run.replaceAll(/\s/g, ''), 'base64', 4),
    ),
    ...matchRuns(text, HEX).flatMap((run) =>
      decode(run.replaceAll(/0x|[^\da-f]/gi, ''), 'hex', 2),
    ),
  ];
}
