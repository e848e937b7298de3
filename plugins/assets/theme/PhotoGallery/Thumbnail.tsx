import Link from '@docusaurus/Link';
import {
  usePictureSource,
  type PictureSource,
} from '../../client/usePictureSource';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Picture} from '../../../../src/shared/model/asset';
import {isPlainClick} from '../../../../src/shared/model/plainClick';
import {breakpoints} from '../../../../src/site/breakpoints';
import styles from './styles.module.css';

const SIZES = `(max-width: ${breakpoints.phone}px) 50vw, 256px`;

/** The minimum width that is sharp on most screens, in pixels. */
const SHARP = 500;

type Props = {
  readonly picture: Picture;
  /** Width of the thumbnail in its grid cell, as a CSS value. */
  readonly width: string;
  readonly onOpen: () => void;
};

/** The thumbnail of an image, with its placeholder. */
function Small({
  picture,
  width,
  source: {src, srcSet},
}: Pick<Props, 'picture' | 'width'> & {
  readonly source: PictureSource;
}): ReactNode {
  const {placeholder} = picture;
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && SIZES}
      width={picture.width}
      height={picture.height}
      alt={picture.alt ?? picture.title}
      loading="lazy"
      decoding="async"
      style={{
        inlineSize: width,
        ...(placeholder !== undefined && {
          backgroundImage: `url("${placeholder}")`,
        }),
      }}
    />
  );
}

/** A framed thumbnail that links to its file, and opens it in the lightbox. */
export default function Thumbnail(props: Props): ReactNode {
  const {picture, width, onOpen} = props;
  const {source} = usePictureSource(picture, SHARP);
  return (
    <figure className={styles.cell}>
      <Link
        to={`pathname://${source.src ?? ''}`}
        autoAddBaseUrl={false}
        className={clsx(styles.frame)}
        target="_self"
        aria-haspopup="dialog"
        data-waits=""
        onClick={(event) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            onOpen();
          }
        }}>
        <Small picture={picture} width={width} source={source} />
      </Link>
      <figcaption className={styles.title}>{picture.title}</figcaption>
    </figure>
  );
}
