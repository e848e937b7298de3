import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Picture} from '../../../src/shared/model/asset';
import {useFileOpener, useFileUrl} from '../../../src/shared/client/useFileUrl';

export type PictureSource = {
  /** Absent while the file is being decrypted. */
  readonly src: string | undefined;
  readonly srcSet: string | undefined;
};

export type PictureFile = {
  readonly source: PictureSource;
  /** Whether decryption failed. */
  readonly hasFailed: boolean;
};

/** Returns the smallest copy at least that many pixels wide, or else the largest. */
function chooseCopy({link, thumbnails}: Picture, least: number): string {
  const copy = thumbnails.find(({width}) => width >= least);
  return copy?.link ?? thumbnails.at(-1)?.link ?? link;
}

/**
 * The `src` and `srcset` of an image and its scaled copies. On a locked page one copy is decrypted
 * instead.
 *
 * @param least minimum width of that copy in pixels; the largest copy by default.
 */
export function usePictureSource(
  picture: Picture,
  least = Infinity,
): PictureFile {
  const {link, thumbnails} = picture;
  const {withBaseUrl} = useBaseUrlUtils();
  const isOpen = useFileOpener(link) === null;
  const file = useFileUrl(isOpen ? link : chooseCopy(picture, least));
  if (file.state !== 'ready') {
    return {
      source: {src: undefined, srcSet: undefined},
      hasFailed: file.state === 'failed',
    };
  }
  const copies = isOpen
    ? thumbnails.map((copy) => `${withBaseUrl(copy.link)} ${copy.width}w`)
    : [];
  const srcSet = copies.length > 0 ? copies.join(', ') : undefined;
  return {source: {src: file.url, srcSet}, hasFailed: false};
}
