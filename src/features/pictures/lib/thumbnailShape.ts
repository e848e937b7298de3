import type {Size} from './lightboxLayout';

/** How an image fits a square cell. */
export type ThumbnailShape = {
  /** Aspect ratio of the visible part. */
  readonly ratio: number;
  /** Share of the cell's width that it takes. */
  readonly share: number;
};

/** The most elongated aspect ratio that is shown whole; beyond it, images are cropped to their middle. */
const FLATTEST = 2;

/** Computes the shape of a thumbnail: the longer side fills the cell, very long images are cropped. */
export function thumbnailShape({width, height}: Size): ThumbnailShape {
  const ratio = Math.min(FLATTEST, Math.max(1 / FLATTEST, width / height));
  return {ratio, share: Math.min(1, ratio)};
}
