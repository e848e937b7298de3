import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Picture} from '../../../shared/lib/asset';
import {useFileOpener, useFileUrl} from '../../../shared/hooks/useFileUrl';

/** The sources of an `img`. */
export type PictureSource = {
  /** Absent while the file is being decrypted. */
  readonly src: string | undefined;
  readonly srcSet: string | undefined;
};

/** The loading state of an image's file. */
export type PictureFile = {
  readonly source: PictureSource;
  /** Whether decryption failed. */
  readonly hasFailed: boolean;
};

/** The `src` and `srcset` of an image and its scaled copies. On a locked page the largest copy is decrypted instead. */
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
