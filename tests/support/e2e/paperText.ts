import {inflateSync} from 'node:zlib';

/** The numbered objects of a document, by number. */
type Objects = ReadonlyMap<string, string>;

/** Characters by their code in a font, in hexadecimal digits. */
type Alphabet = ReadonlyMap<string, string>;

function getObjects(paper: Buffer): Objects {
  const objects = paper
    .toString('latin1')
    .matchAll(/(?<number>\d+) 0 obj\n(?<body>.*?)endobj/gs);
  return new Map(
    [...objects].map(({groups}) => [
      groups?.['number'] ?? '',
      groups?.['body'] ?? '',
    ]),
  );
}

/** Returns the object that a named reference in another one points to. */
function follow(objects: Objects, body: string, name: string): string {
  const [, number = ''] =
    new RegExp(String.raw`/${name} (\d+) 0 R`).exec(body) ?? [];
  return objects.get(number) ?? '';
}

function getStream(body: string): string {
  const [, packed] = /stream\r?\n(.*?)\nendstream/s.exec(body) ?? [];
  return packed === undefined
    ? ''
    : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

function characters(units: string): string {
  return Buffer.from(units, 'hex').swap16().toString('utf16le');
}

function padded(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}

function hex(digits = ''): number {
  return parseInt(digits, 16);
}

/** Expands ranges of codes to pairs of code and character. */
function listRanges(map: string): readonly (readonly [string, string])[] {
  return [...map.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)].flatMap(
    ([, from, to, first]) =>
      Array.from(
        {length: hex(to) - hex(from) + 1},
        (_, step) =>
          [
            padded(hex(from) + step),
            String.fromCharCode(hex(first) + step),
          ] as const,
      ),
  );
}

function getAlphabet(objects: Objects, font: string): Alphabet {
  const map = getStream(follow(objects, font, 'ToUnicode'));
  const pairs = map.matchAll(/^<(\w{2,4})> <((?:\w{4})+)>$/gm);
  return new Map([
    ...[...pairs].map(
      ([, code, units = '']) => [padded(hex(code)), characters(units)] as const,
    ),
    ...listRanges(map),
  ]);
}

/** Returns the words of a text block, which begins with the name of its font. */
function getWords(block: string, objects: Objects, page: string): string {
  const [, name = ''] = /\/(F\d+) /.exec(block) ?? [];
  const font = follow(objects, page, name);
  const alphabet = getAlphabet(objects, font);
  // Type 3 fonts have one-byte codes, all others two-byte codes.
  const codes = font.includes('/Subtype /Type3') ? /../g : /.{4}/g;
  return [...block.matchAll(/<(\w+)> Tj/g)]
    .flatMap(([, digits = '']) => digits.match(codes) ?? [])
    .map((code) => alphabet.get(padded(hex(code))) ?? '')
    .join('');
}

/** Reads a document printed by Chromium: the text blocks of each sheet, in drawing order. */
export function paperText(paper: Buffer): readonly (readonly string[])[] {
  const objects = getObjects(paper);
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) =>
      [
        ...getStream(follow(objects, page, 'Contents')).matchAll(
          /BT\n(?<block>.*?)ET/gs,
        ),
      ].map(({groups}) => getWords(groups?.['block'] ?? '', objects, page)),
    );
}
