import Translate from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';
import {useOpenPicture} from '../../client/useOpenPicture';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import type {Props as LightboxProps} from './Lightbox';

type Gallery = Pick<LightboxProps, 'galleryId' | 'pictures' | 'captionFields'>;

export type GalleryLightbox = {
  /** Opens the image with an index. */
  readonly open: (index: number) => void;
  /** The properties of the element around the images. */
  readonly around: {
    readonly id: string;
    readonly 'aria-busy': boolean;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
  /** The lightbox while it is open, or the message that it failed to load. */
  readonly layer: ReactNode;
};

async function fetchLightbox(): Promise<ComponentType<LightboxProps>> {
  return (await import('./Lightbox')).default;
}

/** The image that is open in the lightbox; the last open one during the closing animation. */
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

/** Shows images over the page, by the key of their gallery in the address. */
export function useLightbox(gallery: Gallery): GalleryLightbox {
  const {galleryId: id, pictures} = gallery;
  const {index, open, close} = useOpenPicture(id, pictures.length);
  const {shown, onClosed} = useShown(index);
  const isOpen = index !== undefined;
  const {part: Lightbox, hasFailed} = useWantedPart(
    fetchLightbox,
    isOpen,
    close,
  );
  return {
    open,
    around: {
      id,
      'aria-busy': isOpen && !Lightbox,
      onPointerEnter: onIntent,
      onFocus: onIntent,
    },
    layer: (
      <>
        {hasFailed && <Failure />}
        {Lightbox && shown !== undefined && (
          <Lightbox
            {...gallery}
            start={shown}
            isOpen={isOpen}
            close={close}
            onClosed={onClosed}
          />
        )}
      </>
    ),
  };
}
