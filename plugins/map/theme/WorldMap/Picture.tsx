import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {map} from '../../../../world/map';
import type {ReactNode} from 'react';
import {breakpoints} from '../../../../src/site/breakpoints';
import styles from './styles.module.css';

const {name, widths, alt} = map.picture;

/** Height of the smallest picture in pixels. */
const HEIGHT = (widths[0] * map.size[1]) / map.size[0];

const SIZES = `(min-width: ${breakpoints.roomy}px) 45rem, 100vw`;

/**
 * The static map in the size that fits best. Where browsers support it, it is AVIF, at half the
 * bytes.
 */
export default function Picture(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const picture = (width: number, kind: 'avif' | 'webp'): string =>
    withBaseUrl(`${name}-${width}.${kind}`);
  const choice = (kind: 'avif' | 'webp'): string =>
    widths.map((width) => `${picture(width, kind)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={choice('avif')} sizes={SIZES} />
      <img
        className={styles.still}
        src={picture(widths[0], 'webp')}
        srcSet={choice('webp')}
        sizes={SIZES}
        width={widths[0]}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        alt={alt}
      />
    </picture>
  );
}
