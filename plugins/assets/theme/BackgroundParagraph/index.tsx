import type {CSSProperties, ReactNode} from 'react';
import {usePictureSource} from '../../client/usePictureSource';
import type {Picture} from '../../../../src/shared/model/asset';
import styles from './styles.module.css';

type Props = {
  /** The background image; the build passes it in. */
  readonly picture: Picture;
  /** Text color as a CSS value; black by default. */
  readonly color: string;
  /** Color of the overlay between image and text: black or white. The build chooses it. */
  readonly veil: string;
  /** Opacity of the overlay in percent. The build chooses it. */
  readonly veilShare: string;
  readonly children: ReactNode;
};

/** Text on an image. It is legible whatever the image shows, and also without the image. */
export default function BackgroundParagraph(props: Props): ReactNode {
  const {picture, color, veil, veilShare, children} = props;
  const colors: CSSProperties & Record<`--world-${string}`, string> = {
    '--world-veil-text': color,
    '--world-veil': veil,
    '--world-veil-share': veilShare,
  };
  return (
    <div className={styles.paragraph} style={colors}>
      {/* The image is decorative. */}
      <img
        {...usePictureSource(picture).source}
        className={styles.picture}
        width={picture.width}
        height={picture.height}
        sizes="100vw"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
