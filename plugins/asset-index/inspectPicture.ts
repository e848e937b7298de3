import {imageSize} from 'image-size';
import {faulty, foundInstead, type Inspection} from './inspection';
import {isWholePicture} from './isWholePicture';

/** The kind of picture that an ending promises, where it is not its name. */
const kinds: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  jfif: 'jpg',
};

/** From this value on the camera was held upright: what it saw is wider where the file is higher. */
const FIRST_TURNED = 5;

type Size = {readonly width: number; readonly height: number};

/** The size in which readers see a picture: the largest of an icon, turned as the camera says. */
function sizeSeen(bytes: Buffer): Size & {readonly kind: string | undefined} {
  const {images = [], orientation = 1, type, ...first} = imageSize(bytes);
  const {width, height} = images.reduce<Size>(
    (largest, each) => (each.width > largest.width ? each : largest),
    first,
  );
  return orientation >= FIRST_TURNED
    ? {width: height, height: width, kind: type}
    : {width, height, kind: type};
}

/** Reads the size of a picture, and finds out whether it is whole and what its ending says. */
export function inspectPicture(ext: string, bytes: Buffer): Inspection {
  const expected = kinds[ext] ?? ext;
  try {
    const {width, height, kind} = sizeSeen(bytes);
    if (kind !== expected && !(kind === 'heif' && expected === 'avif')) {
      return faulty(
        `a picture of kind ${kind ?? 'unknown'}`,
        `one of kind ${expected}, as its ending says`,
      );
    }
    return isWholePicture(expected, bytes)
      ? {ok: true, facts: {width, height, contents: []}}
      : faulty('a picture that breaks off', 'a whole one');
  } catch {
    return faulty(foundInstead(bytes), `a picture of kind ${expected}`);
  }
}
