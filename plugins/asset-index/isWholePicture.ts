/** The name of the last part of a PNG picture, and how long that part is from there on, in bytes. */
const PNG_END = 'IEND';
const PNG_TAIL = 8;

/** Bytes that begin and end the pixels of a JPEG picture. */
const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** The last byte of a GIF picture. */
const GIF_END = 0x3b;

/** A WebP file says after these bytes how long the rest is. */
const RIFF_HEAD = 8;

/** A box of an AVIF file has at least a length and a name. */
const BOX_HEAD = 8;

/** Walks over the boxes of an AVIF file: the last must not reach beyond the end. */
function boxesFit(bytes: Buffer): boolean {
  let place = 0;
  while (place + BOX_HEAD <= bytes.length) {
    const length = bytes.readUInt32BE(place);
    if (length < BOX_HEAD) {
      // 0 means "to the end" and 1 a long length; both come last.
      return true;
    }
    place += length;
  }
  return place === bytes.length;
}

type Check = (bytes: Buffer) => boolean;

const checks: Readonly<Record<string, Check>> = {
  png: (bytes) => {
    const end = bytes.lastIndexOf(PNG_END);
    return end !== -1 && end + PNG_TAIL <= bytes.length;
  },
  // A small copy inside the picture has an end too, but no scan of pixels after it.
  jpg: (bytes) => bytes.lastIndexOf(JPEG_END) > bytes.lastIndexOf(JPEG_SCAN),
  gif: (bytes) => bytes.lastIndexOf(GIF_END) === bytes.findLastIndex(Boolean),
  webp: (bytes) =>
    bytes.readUInt32LE(RIFF_HEAD / 2) + RIFF_HEAD <= bytes.length,
  svg: (bytes) => /<\/svg>\s*$/.test(bytes.toString('utf8')),
  avif: boxesFit,
};

/** Tells whether a picture has its end, by the way in which its kind marks it. */
export function isWholePicture(kind: string, bytes: Buffer): boolean {
  return checks[kind]?.(bytes) ?? true;
}
