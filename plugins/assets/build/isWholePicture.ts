/** The type of the last PNG chunk, and its length with the checksum in bytes. */
const PNG_END = 'IEND';
const PNG_TAIL = 8;

/** The JPEG markers before and after the image data. */
const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** The last byte of a GIF. */
const GIF_END = 0x3b;

/** Size of the RIFF header, after which a WebP states the remaining length. */
const RIFF_HEAD = 8;

/** Minimum size of an AVIF box: length and type. */
const BOX_HEAD = 8;

/** Walks the boxes of an AVIF; the last one must not exceed the file. */
function boxesFit(bytes: Buffer): boolean {
  let place = 0;
  while (place + BOX_HEAD <= bytes.length) {
    const length = bytes.readUInt32BE(place);
    if (length < BOX_HEAD) {
      // 0 means "to the end of the file", and 1 a 64-bit length; both are only in the last box.
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
  // An embedded thumbnail has an end marker too, but no image data after it.
  jpg: (bytes) => bytes.lastIndexOf(JPEG_END) > bytes.lastIndexOf(JPEG_SCAN),
  gif: (bytes) => bytes.lastIndexOf(GIF_END) === bytes.findLastIndex(Boolean),
  webp: (bytes) =>
    bytes.readUInt32LE(RIFF_HEAD / 2) + RIFF_HEAD <= bytes.length,
  svg: (bytes) => /<\/svg>\s*$/.test(bytes.toString('utf8')),
  avif: boxesFit,
};

/** Whether an image file is complete, judging by the end marker of its format. */
export function isWholePicture(kind: string, bytes: Buffer): boolean {
  return checks[kind]?.(bytes) ?? true;
}
