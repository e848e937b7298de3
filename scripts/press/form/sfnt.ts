import {inflateSync} from 'node:zlib';

/** Where the tables of a web font are listed, and how long a line of the list is. */
const WOFF = {list: 44, line: 20} as const;
/** How long the head of a font and a line of its list of tables are. */
const SFNT = {head: 12, line: 16} as const;
/** The version of fonts whose letters are drawn as TrueType draws them. */
const TRUE_TYPE = 0x00010000;

type Table = {
  readonly tag: string;
  readonly checksum: number;
  readonly bytes: Buffer;
};

function tableAt(woff: Buffer, at: number): Table {
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
    tableAt(woff, WOFF.list + index * WOFF.line),
  );
}

/** The head of a font, with the sums by which programs once searched its list. */
function headFor(tables: number): Buffer {
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

/** Each table begins at a multiple of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/**
 * Unpacks a web font (WOFF) to what documents hold, with those of its tables that are named.
 *
 * @throws Error where the bytes are no such font.
 */
export function getSfnt(woff: Buffer, tags: readonly string[]): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') {
    throw new Error('found another kind of file, expected a font as WOFF.');
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
    headFor(tables.length),
    ...lines,
    ...tables.map(({bytes}) => padded(bytes)),
  ]);
}
