import {imageSize} from 'image-size';
import sharp from 'sharp';
import {inspectDrawing} from './inspectDrawing';
import {faulty, foundInstead, plainFile, type Inspection} from './inspection';
import {isWholePicture} from './isWholePicture';

/** Image formats by extension, where the two names differ. */
const kinds: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  jfif: 'jpg',
};

/** Formats without EXIF orientation; sharp may be unable to read them. */
const NEVER_TURNED: ReadonlySet<string> = new Set(['svg', 'ico']);

/** The first EXIF orientation that swaps width and height. */
const FIRST_TURNED = 5;

async function isTurned(kind: string, bytes: Buffer): Promise<boolean> {
  if (NEVER_TURNED.has(kind)) {
    return false;
  }
  const {orientation = 1} = await sharp(bytes).metadata();
  return orientation >= FIRST_TURNED;
}

/** Reads the size of an image with its orientation applied. */
async function inspectWhole(kind: string, bytes: Buffer): Promise<Inspection> {
  const {width, height, type} = imageSize(bytes);
  if (type !== kind) {
    return faulty(
      `a picture of type ${type ?? 'unknown'}`,
      `one of type ${kind}, to match its extension`,
    );
  }
  if (!isWholePicture(kind, bytes)) {
    return faulty(
      'an incomplete picture',
      'the whole file: copy or export it again',
    );
  }
  const drawing = kind === 'svg' ? inspectDrawing(bytes) : plainFile;
  if (!drawing.ok) {
    return drawing;
  }
  const size = (await isTurned(kind, bytes))
    ? {width: height, height: width}
    : {width, height};
  return {ok: true, facts: {...size, contents: []}};
}

/** Reads the size of an image, and checks that it is complete and matches its extension. */
export async function inspectPicture(
  ext: string,
  bytes: Buffer,
): Promise<Inspection> {
  const kind = kinds[ext] ?? ext;
  try {
    return await inspectWhole(kind, bytes);
  } catch {
    return faulty(foundInstead(bytes), `a picture of type ${kind}`);
  }
}
