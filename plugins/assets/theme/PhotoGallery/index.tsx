import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Picture} from '../../../../src/shared/model/asset';
import styles from './styles.module.css';
import Thumbnail from './Thumbnail';
import {useLightbox} from './useLightbox';

export type Props = {
  /** Its anchor on the page, and its key in the query of the address. */
  readonly id: string;
  /** The images; the build passes them in. */
  readonly pictures: readonly Picture[];
  /** Width of a thumbnail in its grid cell, as a CSS value. */
  readonly thumbnailWidth?: string;
  /** Headings of the notes that captions show, separated by commas. */
  readonly captionFields?: string;
  /** Shown if there are no images. */
  readonly ifEmpty?: string;
};

/** A grid of images, each of which opens in the lightbox. */
export default function PhotoGallery(props: Props): ReactNode {
  const {id, pictures, thumbnailWidth = '100%', captionFields = ''} = props;
  useBrokenLinks().collectAnchor(id);
  const {open, around, layer} = useLightbox({
    galleryId: id,
    pictures,
    captionFields,
  });
  return (
    <section {...around} className={styles.gallery}>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.link} data-session={picture.mark}>
            <Thumbnail
              picture={picture}
              width={thumbnailWidth}
              onOpen={() => {
                open(index);
              }}
            />
          </li>
        ))}
      </ul>
      {pictures.length === 0 && <p>{props.ifEmpty}</p>}
      {layer}
    </section>
  );
}
