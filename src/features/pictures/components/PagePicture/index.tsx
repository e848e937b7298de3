import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {usePictureSource} from '../../hooks/usePictureSource';
import type {Picture} from '../../../../shared/lib/asset';
import PictureFault from '../PictureFault';
import styles from './styles.module.css';

export type Props = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'loading'
> & {
  /** Path of the picture under static/. */
  readonly src: string;
  /** The picture with its size and smaller copies; handed over by the build. */
  readonly picture: Picture;
  /** Whether the picture is fetched at once: the first of a page is. */
  readonly eager?: boolean;
};

/** The widest that text is set, and so a picture in it; the same as --world-measure. */
const MEASURE = '44rem';

/** A picture in the text: never wider than the text, and in its place before it is there. */
export default function PagePicture(props: Props): ReactNode {
  const {picture, eager = false, alt = '', ...rest} = props;
  const {width, height, placeholder} = picture;
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
