import type {CSSProperties, ReactNode} from 'react';
import {usePictureSource} from '../../hooks/usePictureSource';
import type {Picture} from '../../../../shared/lib/asset';
import styles from './styles.module.css';

export type Props = {
  /** The picture behind the text; handed over by the build. */
  readonly picture: Picture;
  /** Color of the text, as CSS; black where the author names none. */
  readonly color: string;
  /** What lies between picture and text, chosen by the build: black or white, */
  readonly veil: string;
  /** and how much of the picture it covers, in per cent. */
  readonly veilShare: string;
  readonly children: ReactNode;
};

/** Text on a picture, legible whatever the picture shows, and without it. */
export default function BackgroundParagraph(props: Props): ReactNode {
  const {picture, color, veil, veilShare, children} = props;
  const colors: CSSProperties & Record<`--world-${string}`, string> = {
    '--world-veil-text': color,
    '--world-veil': veil,
    '--world-veil-share': veilShare,
  };
  return (
    <div className={styles.paragraph} style={colors}>
      {/* The text says all; the picture is its ground. */}
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
