/** An image of an icon: edge length in pixels, and PNG bytes. */
export type IconPicture = {readonly side: number; readonly png: Buffer};

const [HEADER, ENTRY] = [6, 16];

/** Combines images of several sizes in an ICO file. */
export function ico(pictures: readonly IconPicture[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({side, png}, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({png}) => png)]);
}
