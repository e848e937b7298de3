import {imageSizeFromFile} from 'image-size/fromFile';

/** Displayed size of an image in pixels, with its orientation applied. */
export type PictureSize = {readonly width: number; readonly height: number};

/** The first EXIF orientation that swaps width and height. */
const FIRST_LYING = 5;

/**
 * Reads the displayed size of an image.
 *
 * @throws Error if the file cannot be read or is not an image.
 */
export async function pictureSize(file: string): Promise<PictureSize> {
  const {width, height, orientation = 1} = await imageSizeFromFile(file);
  return orientation < FIRST_LYING
    ? {width, height}
    : {width: height, height: width};
}
