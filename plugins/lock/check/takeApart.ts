import {gunzipSync} from 'node:zlib';
import {unzipSync} from 'fflate';
import {unpackTar} from 'modern-tar';
import sharp from 'sharp';

/** Published bytes, and their name: the path of a file, followed by names inside archives around it. */
export type Piece = {readonly name: string; readonly bytes: Buffer};

/** The maximum unpacked size of an archive in bytes; more is an attack or a mistake. */
const MOST = 512 * 1024 * 1024;

type Members = Readonly<Record<string, Uint8Array>>;

/** A kind of archive: its signature, the offset of the signature, and how to unpack it. */
type Archive = {
  readonly magic: string;
  readonly at?: number;
  readonly unpack: (bytes: Buffer) => Members | Promise<Members>;
};

const archives: readonly Archive[] = [
  // Documents of word processors and spreadsheets are zip files, too.
  {magic: 'PK\u0003\u0004', unpack: (bytes) => unzipSync(bytes)},
  {
    magic: '\u001F\u008B\u0008',
    unpack: (bytes) => ({
      unpacked: gunzipSync(bytes, {maxOutputLength: MOST}),
    }),
  },
  {
    magic: '\u0028\u00B5\u002F\u00FD',
    unpack() {
      throw new Error('Zstandard');
    },
  },
  {
    magic: 'ustar',
    at: 257,
    async unpack(bytes) {
      const entries = await unpackTar(bytes);
      return Object.fromEntries(
        entries.map(({header, data}) => [
          header.name,
          data ?? new Uint8Array(),
        ]),
      );
    },
  },
];

/**
 * Unpacks one level of an archive; undefined if the piece is not an archive.
 *
 * @throws Error naming an archive that cannot be unpacked, and so cannot be searched.
 */
export async function unpack({
  name,
  bytes,
}: Piece): Promise<readonly Piece[] | undefined> {
  const archive = archives.find(
    ({magic, at = 0}) =>
      bytes.toString('latin1', at, at + magic.length) === magic,
  );
  try {
    const members = await archive?.unpack(bytes);
    return (
      members &&
      Object.entries(members).map(([member, content]) => ({
        name: `${name} › ${member}`,
        bytes: Buffer.from(content),
      }))
    );
  } catch (cause) {
    throw new Error(
      `${name}: cannot unpack this archive to search it (${(cause as Error).message}). Recreate or remove it.`,
      {cause},
    );
  }
}

export function isPdf({bytes}: Piece): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-';
}

const PICTURE = /^(?:\x89PNG|RIFF[\s\S]{4}WEBP|\xff\xd8\xff)/;

/** The metadata of a picture. Its text has one or two bytes per letter. */
async function readNotes({name, bytes}: Piece): Promise<readonly string[]> {
  try {
    const {exif, xmp, comments} = await sharp(bytes).metadata();
    return [
      ...[exif, xmp].flatMap((note) =>
        note ? [note.toString('utf8'), note.toString('utf16le')] : [],
      ),
      ...(comments ?? []).map(({text}) => text),
    ];
  } catch (cause) {
    throw new Error(
      `${name}: cannot read this picture to search its metadata. Recreate or remove it.`,
      {cause},
    );
  }
}

/**
 * Number of bytes that decide whether a file is text. As in git, a zero byte among them means that
 * it is not.
 */
const SAMPLE = 8000;

/** Lists the texts of a piece that is neither an archive nor a PDF. */
export async function readTexts(piece: Piece): Promise<readonly string[]> {
  const {bytes} = piece;
  if (PICTURE.test(bytes.toString('latin1', 0, 16))) {
    return readNotes(piece);
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return [bytes.toString('utf16le')];
  }
  return bytes.subarray(0, SAMPLE).includes(0) ? [] : [bytes.toString('utf8')];
}
