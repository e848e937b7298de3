import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useState, type ComponentType, type ReactNode} from 'react';
import {useOpenPicture} from '../../client/useOpenPicture';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import type {Picture} from '../../../../src/shared/model/asset';
import type {Props as LightboxProps} from './Lightbox';
import styles from './styles.module.css';
import Thumbnail from './Thumbnail';

/** The images of a gallery and its options. */
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

async function fetchLightbox(): Promise<ComponentType<LightboxProps>> {
  return (await import('./Lightbox')).default;
}

/** The image that is open in the lightbox; during the closing animation, the last one. */
function useShown(index: number | undefined): {
  readonly shown: number | undefined;
  readonly onClosed: () => void;
} {
  const [last, setLast] = useState(index);
  if (index !== undefined && index !== last) {
    setLast(index);
  }
  return {
    shown: index ?? last,
    onClosed: () => {
      setLast(undefined);
    },
  };
}

/** Preloads the lightbox when readers hover or focus a thumbnail. */
function onIntent(): void {
  // If this fails, the click loads it again and reports the error.
  fetchLightbox().catch(() => undefined);
}

/** Says that the lightbox failed to load. */
function Failure(): ReactNode {
  return (
    <p className="alert alert--danger" role="alert">
      <Translate
        id="site.photoGallery.failed"
        description="Shown if the script that shows pictures over the page did not load">
        The picture did not open. Check your connection and try again.
      </Translate>
    </p>
  );
}

/** A grid of images, each of which opens in the lightbox. */
export default function PhotoGallery(props: Props): ReactNode {
  const {id, pictures, thumbnailWidth = '100%', captionFields = ''} = props;
  useBrokenLinks().collectAnchor(id);
  const {
    index: open,
    open: openAt,
    close,
  } = useOpenPicture(id, pictures.length);
  const {shown, onClosed} = useShown(open);
  const isOpen = open !== undefined;
  const {part: Lightbox, hasFailed} = useWantedPart(
    fetchLightbox,
    isOpen,
    close,
  );
  return (
    <section
      id={id}
      className={styles.gallery}
      aria-busy={isOpen && !Lightbox}
      onPointerEnter={onIntent}
      onFocus={onIntent}>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.link} data-session={picture.mark}>
            <Thumbnail
              picture={picture}
              width={thumbnailWidth}
              onOpen={() => {
                openAt(index);
              }}
            />
          </li>
        ))}
      </ul>
      {pictures.length === 0 && <p>{props.ifEmpty}</p>}
      {hasFailed && <Failure />}
      {Lightbox && shown !== undefined && (
        <Lightbox
          galleryId={id}
          pictures={pictures}
          captionFields={captionFields}
          start={shown}
          isOpen={isOpen}
          close={close}
          onClosed={onClosed}
        />
      )}
    </section>
  );
}
