import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Picture} from '../../../shared/lib/asset';
import {useFileOpener, useFileUrl} from '../../../shared/hooks/useFileUrl';

/** Where an `<img>` takes a picture from. */
export type PictureSource = {
  /** Absent while the page's opener has not given the file yet. */
  readonly src: string | undefined;
  readonly srcSet: string | undefined;
};

/** A picture as far as its file can be had. */
export type PictureFile = {
  readonly source: PictureSource;
  /** Whether the opener of the page has it no more. */
  readonly hasFailed: boolean;
};

/**
 * The addresses of a picture: the original and its smaller copies, of which the browser
 * takes one that fits. On a page with an opener the largest copy is asked for instead.
 */
export function usePictureSource({link, thumbnails}: Picture): PictureFile {
  const {withBaseUrl} = useBaseUrlUtils();
  const isOpen = useFileOpener(link) === null;
  const file = useFileUrl(isOpen ? link : (thumbnails.at(-1)?.link ?? link));
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
