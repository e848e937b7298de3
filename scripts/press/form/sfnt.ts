import {inflateSync} from 'node:zlib';

/** Offset of the table directory in a WOFF file, and length of its entries, in bytes. */
const WOFF = {list: 44, line: 20} as const;
/** Length of an SFNT header, and of the entries of its table directory, in bytes. */
const SFNT = {head: 12, line: 16} as const;
/** The SFNT version of fonts with TrueType outlines. */
const TRUE_TYPE = 0x00010000;

type Table = {
  readonly tag: string;
  readonly checksum: number;
  readonly bytes: Buffer;
};

function readTable(woff: Buffer, at: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((place) =>
    woff.readUInt32BE(at + place),
  ) as [number, number, number];
  const stored = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packed < length ? inflateSync(stored) : stored,
  };
}

function listTables(woff: Buffer): readonly Table[] {
  return Array.from({length: woff.readUInt16BE(12)}, (_, index) =>
    readTable(woff, WOFF.list + index * WOFF.line),
  );
}

/** The SFNT header, with the fields for binary search in its directory. */
function createHead(tables: number): Buffer {
  const steps = Math.floor(Math.log2(tables));
  const range = 2 ** steps * SFNT.line;
  const head = Buffer.alloc(SFNT.head);
  head.writeUInt32BE(TRUE_TYPE, 0);
  head.writeUInt16BE(tables, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(steps, 8);
  head.writeUInt16BE(tables * SFNT.line - range, 10);
  return head;
}

/** Pads a table to a multiple of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/**
 * Unpacks a WOFF font to SFNT, with only the given tables.
 *
 * @throws Error if the bytes are not WOFF.
 */
export function getSfnt(woff: Buffer, tags: readonly string[]): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') {
    throw new Error('found another file format, expected a WOFF font.');
  }
  const tables = listTables(woff).filter(({tag}) => tags.includes(tag));
  let offset = SFNT.head + tables.length * SFNT.line;
  const lines = tables.map(({tag, checksum, bytes}) => {
    const line = Buffer.alloc(SFNT.line);
    line.write(tag, 'latin1');
    line.writeUInt32BE(checksum, 4);
    line.writeUInt32BE(offset, 8);
    line.writeUInt32BE(bytes.length, 12);
    offset += padded(bytes).length;
    return line;
  });
  return Buffer.concat([
    createHead(tables.length),
    ...lines,
    ...tables.map(({bytes}) => padded(bytes)),
  ]);
}
