import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useContext} from 'react';
import type {Picture} from '../lib/asset';
import {FileOpenerContext, useFileUrl} from './useFileUrl';

/** Where an `<img>` takes a picture from. */
export type PictureSource = {
  /** Absent while the page's opener has not given the file yet. */
  readonly src: string | undefined;
  readonly srcSet: string | undefined;
};

/**
 * The addresses of a picture: the original and its smaller copies, of which the browser
 * takes one that fits. On a page with an opener the largest copy is asked for instead.
 */
export function usePictureSource({link, thumbnails}: Picture): PictureSource {
  const {withBaseUrl} = useBaseUrlUtils();
  const isOpen = useContext(FileOpenerContext) === null;
  const file = useFileUrl(isOpen ? link : (thumbnails.at(-1)?.link ?? link));
  if (file.state !== 'ready') {
    return {src: undefined, srcSet: undefined};
  }
  return !isOpen || thumbnails.length === 0
    ? {src: file.url, srcSet: undefined}
    : {
        src: file.url,
        srcSet: thumbnails
          .map((copy) => `${withBaseUrl(copy.link)} ${copy.width}w`)
          .join(', '),
      };
}
