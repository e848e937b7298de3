import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Derivative} from '../../../../src/shared/model/asset';
import {breakpoints} from '../../../../src/site/breakpoints';
import styles from './styles.module.css';

type Props = {
  readonly src: string;
  readonly alt: string;
  /** Intrinsic size in pixels, which reserves the space. */
  readonly width: number;
  readonly height: number;
  readonly copies?: readonly Derivative[];
};

/** A cover is as wide as the text below it, so 44rem equals --world-measure. */
const SIZES = `(max-width: ${breakpoints.phone}px) 100vw, 44rem`;

/** The image at the top of a page. */
export default function Cover({alt, copies, ...picture}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {src, width} = picture;
  const smaller = copies?.map(
    (copy) => `${withBaseUrl(copy.link)} ${copy.width}w`,
  );
  const isWider = copies?.every((copy) => copy.width < width) === true;
  return (
    <img
      className={styles.cover}
      alt={alt}
      fetchPriority="high"
      {...(smaller?.length && {
        srcSet: [...smaller, ...(isWider ? [`${src} ${width}w`] : [])].join(
          ', ',
        ),
        sizes: SIZES,
      })}
      {...picture}
    />
  );
}
