import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePictureSource} from '../../client/usePictureSource';
import type {Picture} from '../../../../src/shared/model/asset';
import styles from './styles.module.css';

type Props = {
  /** The images; the build passes them in. */
  readonly pictures: readonly Picture[];
};

/** A small image with its title and the notes of its list. */
function Medallion({picture}: {readonly picture: Picture}): ReactNode {
  const {width, height, title, alt, notes} = picture;
  const {source} = usePictureSource(picture);
  const note = notes?.['note'];
  return (
    <figure className={styles.medallion}>
      <img
        {...source}
        className={styles.picture}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      <figcaption className={styles.title}>
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </figcaption>
    </figure>
  );
}

/** Portraits, arms, and banners at a small size: several in a row, or one beside the text. */
export default function Medallions({pictures}: Props): ReactNode {
  const [first] = pictures;
  if (first !== undefined && pictures.length === 1) {
    return (
      <div
        className={clsx(styles.medallions, styles.alone)}
        data-portrait=""
        data-session={first.mark}>
        <Medallion picture={first} />
      </div>
    );
  }
  return (
    <ul className={clsx(styles.medallions, styles.row)}>
      {pictures.map((picture) => (
        <li key={picture.link} data-session={picture.mark}>
          <Medallion picture={picture} />
        </li>
      ))}
    </ul>
  );
}
