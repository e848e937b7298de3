import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useState, type ComponentType, type ReactNode} from 'react';
import {useHistoryView} from '../../hooks/useHistoryView';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import type {Picture} from '../../../../shared/lib/asset';
import type {Props as LightboxProps} from './Lightbox';
import styles from './styles.module.css';
import Thumbnail from './Thumbnail';

export type Props = {
  /** Its address on the page, and its name in the history. */
  readonly id: string;
  /** What it shows; handed over by the build. */
  readonly pictures: readonly Picture[];
  /** Width of a thumbnail in its cell of the grid, as CSS writes it. */
  readonly thumbnailWidth?: string;
  /** Notes that captions show, as headings with commas between them. */
  readonly captionFields?: string;
  /** What readers are told where there is no picture yet. */
  readonly ifEmpty?: string;
};

async function fetchLightbox(): Promise<ComponentType<LightboxProps>> {
  return (await import('./Lightbox')).default;
}

/** Which picture is shown over the page; the last one while it leaves. */
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

/** Fetches the pictures over the page ahead, when readers seem to want them. */
function onIntent(): void {
  // Where that fails it is fetched again on the click, which tells of it.
  fetchLightbox().catch(() => undefined);
}

/** Says that a picture cannot be shown over the page now. */
function Failure(): ReactNode {
  return (
    <p className="alert alert--danger" role="alert">
      <Translate
        id="site.photoGallery.failed"
        description="What readers see when the script that shows pictures over the page cannot be fetched">
        The picture could not be opened. Check the connection and press it once
        more.
      </Translate>
    </p>
  );
}

/** Pictures side by side, each of which opens over the page. */
export default function PhotoGallery(props: Props): ReactNode {
  const {id, pictures, thumbnailWidth = '100%', captionFields = ''} = props;
  useBrokenLinks().collectAnchor(id);
  const {index: open, open: openAt, close} = useHistoryView(id);
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
          <li key={picture.link}>
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
