import type {Size} from './lightboxLayout';

/** The fit of a picture in a square cell. */
export type ThumbnailShape = {
  /** Width over height of the part that is shown. */
  readonly ratio: number;
  /** Share of the width of the cell that it takes. */
  readonly share: number;
};

/** The flattest shape that is shown whole; of a flatter or taller one the middle is shown. */
const FLATTEST = 2;

/** Decides the shape of a thumbnail: the longer side fills the square, and what is very long is cut. */
export function thumbnailShape({width, height}: Size): ThumbnailShape {
  const ratio = Math.min(FLATTEST, Math.max(1 / FLATTEST, width / height));
  return {ratio, share: Math.min(1, ratio)};
}
