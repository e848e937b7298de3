import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {usePictureSource} from '../../client/usePictureSource';
import type {Picture} from '../../../../src/shared/model/asset';
import {shownSize} from '../../model/shownSize';
import PictureFault from '../../../../src/shared/theme/PictureFault';
import styles from './styles.module.css';

type Props = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'loading'
> & {
  /** Path of the image under static/. */
  readonly src: string;
  /** The image with its size and scaled copies; the build passes it in. */
  readonly picture: Picture;
  /** Whether the image loads eagerly, as the first one on a page does. */
  readonly eager?: boolean;
};

/** The maximum width of text, and of an image in it; equals --world-measure. */
const MEASURE = '44rem';

/** An image in the text, no wider than the text. Its space is reserved while it loads. */
export default function PagePicture(props: Props): ReactNode {
  const {picture, eager = false, alt = '', ...rest} = props;
  const {width, height} = shownSize(picture, props);
  const {placeholder} = picture;
  const shown = alt === '' ? picture.alt : alt;
  const {source, hasFailed} = usePictureSource(picture);
  if (hasFailed) {
    return <PictureFault alt={shown} />;
  }
  return (
    <img
      {...rest}
      {...source}
      width={width}
      height={height}
      decoding="async"
      sizes={`min(100vw, ${MEASURE}, ${width}px)`}
      loading={eager ? 'eager' : 'lazy'}
      alt={shown}
      className={clsx(styles.picture, rest.className)}
      style={{
        ...(placeholder !== undefined && {
          backgroundImage: `url(${placeholder})`,
        }),
        ...rest.style,
      }}
    />
  );
}
