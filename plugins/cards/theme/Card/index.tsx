import type {ReactNode} from 'react';
import type {Picture} from '../../../../src/shared/model/asset';
import RareStyles from '../../../../src/shared/theme/RareStyles';
import {usePictureSource} from '../../../assets/client/usePictureSource';
import css from './card.lazy.css';

export type Props = {
  /** The image above the text, or the drawing beside the title; the build passes it in. */
  readonly image?: Picture;
  /** The title, which the build makes, and the text. */
  readonly children: ReactNode;
};

function CardPicture({picture}: {readonly picture: Picture}): ReactNode {
  const {width, height, ext} = picture;
  const {source} = usePictureSource(picture, 640);
  return (
    <img
      {...source}
      className={ext === 'svg' ? 'cardLogo' : 'cardPicture'}
      width={width}
      height={height}
      sizes="min(100vw, 44rem)"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** A title, usually a link, with text and perhaps an image. */
export default function Card({image, children}: Props): ReactNode {
  return (
    <article className="linkCard" data-session={image?.mark}>
      <RareStyles part="card" css={css} />
      {image !== undefined && <CardPicture picture={image} />}
      <div className="cardText">{children}</div>
    </article>
  );
}
