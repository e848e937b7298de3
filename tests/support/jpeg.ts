/** Properties to be written into a picture. */
type Picture = {
  readonly width: number;
  readonly height: number;
  /** The EXIF orientation from 1 to 8, or 0 for a file without one. */
  readonly orientation: number;
};

/** Creates a segment of a JPEG file, with its length. */
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Creates EXIF data with a single entry, the orientation. */
function exif(orientation: number): Buffer {
  const content = Buffer.alloc(32);
  content.write('Exif\0\0MM', 'latin1');
  content.writeUInt16BE(42, 8);
  content.writeUInt32BE(8, 10);
  content.writeUInt16BE(1, 14);
  content.writeUInt16BE(0x01_12, 16);
  content.writeUInt16BE(3, 18);
  content.writeUInt32BE(1, 20);
  content.writeUInt16BE(orientation, 24);
  return content;
}

/** Creates the header of a JPEG file, from which its size is read. */
export function jpeg({width, height, orientation}: Picture): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    orientation > 0
      ? segment(0xe1, exif(orientation))
      : segment(0xe0, Buffer.from('Exif\0')),
    segment(0xc0, frame),
    Buffer.from([0xff, 0xd9]),
  ]);
}
