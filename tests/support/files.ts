import sharp, {type Sharp} from 'sharp';
import writeExcelFile from 'write-excel-file/node';

/** Creates a plain image, to be encoded in any format. */
export function createPlainImage(width: number, height: number): Sharp {
  return sharp({create: {width, height, channels: 3, background: 'teal'}});
}

/** Creates an image whose pixels all differ, so that it compresses badly. */
export function createNoisyImage(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'teal',
      noise: {type: 'gaussian', mean: 128, sigma: 40},
    },
  });
}

/** Creates an animated GIF of two frames. */
export async function createAnimatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    [createPlainImage(40, 30), createNoisyImage(40, 30)].map((frame) =>
      frame.png().toBuffer(),
    ),
  );
  return sharp(frames, {join: {animated: true}})
    .gif()
    .toBuffer();
}

/** Creates the header of an icon file with the given sizes, and nothing else. */
export function icon(...sizes: readonly number[]): Buffer {
  const head = Buffer.from([0, 0, 1, 0, sizes.length, 0]);
  const entries = sizes.map((size) => {
    const entry = Buffer.alloc(16);
    entry[0] = size;
    entry[1] = size;
    return entry;
  });
  return Buffer.concat([head, ...entries]);
}

export const vectorDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path d="M0 0h9v9z"/></svg>\n';

/** The smallest file that looks like a PDF from its beginning and its end. */
export const minimalPdf = `%PDF-1.7
1 0 obj
<<>>
endobj
%%EOF
`;

type Cell = string | number | boolean | Date | null;

/** Creates an Excel workbook with one sheet. */
export function workbook(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  return writeExcelFile(
    rows.map((cells) =>
      cells.map((value) =>
        value instanceof Date ? {value, format: 'yyyy-mm-dd'} : value,
      ),
    ),
  ).toBuffer();
}
