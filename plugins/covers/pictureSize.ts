import {imageSizeFromFile} from 'image-size/fromFile';

/** How large a picture is when it is shown upright, in pixels. */
export type PictureSize = {readonly width: number; readonly height: number};

/** From this orientation on, cameras store a picture lying on its side. */
const FIRST_LYING = 5;

/**
 * Reads the size of a picture.
 *
 * @throws Error where the file cannot be read or is no picture.
 */
export async function pictureSize(file: string): Promise<PictureSize> {
  const {width, height, orientation = 1} = await imageSizeFromFile(file);
  return orientation < FIRST_LYING
    ? {width, height}
    : {width: height, height: width};
}
