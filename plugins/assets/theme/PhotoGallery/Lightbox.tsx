import {useState, type ComponentProps, type ReactNode} from 'react';
import {PhotoSlider} from 'react-photo-view';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {useViewport} from '../../client/useViewport';
import type {Picture} from '../../../../src/shared/model/asset';
import {lightboxLayout} from '../../model/lightboxLayout';
import css from './lightbox.lazy.css';
import LightboxLayer from './LightboxLayer';
import Slide from './Slide';

/** Duration of opening, closing, sliding, and zooming, in milliseconds. */
const MOVE = 250;

export type Props = {
  readonly pictures: readonly Picture[];
  readonly captionFields: string;
  /** Id of the gallery, whose thumbnails are in the order of the pictures. */
  readonly galleryId: string;
  /** Index of the image to open. */
  readonly start: number;
  /** Whether it is open; closing is animated. */
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
};

/** An image with the thumbnail from which it opens. */
type Entry = {
  readonly picture: Picture;
  readonly thumbnail: HTMLImageElement | undefined;
};

/**
 * Whether a thumbnail is visible. The gallery hides those of sessions that a group has not played.
 */
function isShown(thumbnail: HTMLImageElement | undefined): boolean {
  const entry = thumbnail?.closest('li') ?? null;
  return entry === null || getComputedStyle(entry).display !== 'none';
}

/** Lists the images that can be opened, and the one that an address opens. */
function listEntries({galleryId, pictures, start}: Props): readonly Entry[] {
  const gallery = document.getElementById(galleryId);
  const thumbnails = [...(gallery?.querySelectorAll('img') ?? [])];
  return pictures
    .map((picture, index) => ({picture, thumbnail: thumbnails[index]}))
    .filter(({thumbnail}, index) => index === start || isShown(thumbnail));
}

/** The loaded image of a thumbnail, used as a placeholder for the full image. */
function getPreview({picture, thumbnail}: Entry): string | undefined {
  return thumbnail?.complete === true
    ? thumbnail.currentSrc
    : picture.placeholder;
}

/** Opening, closing, sliding, and zooming take no time for readers who prefer reduced motion. */
function getSpeed(): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? 0 : MOVE;
}

/** The lightbox: images over the page, one at a time. */
export default function Lightbox(props: Props): ReactNode {
  const {pictures, start, isOpen, close, onClosed, captionFields} = props;
  const [entries] = useState(() => listEntries(props));
  const [index, setIndex] = useState(() =>
    entries.findIndex(({picture}) => picture === pictures[start]),
  );
  const viewport = useViewport();
  useAdoptedSheet(css);
  const images = entries.map(({picture, thumbnail}, each) => {
    const {picture: box} = lightboxLayout(picture, viewport);
    const shift = {
      x: box.x + (box.width - viewport.width) / 2,
      y: box.y + (box.height - viewport.height) / 2,
    };
    return {
      // The slider caches the size of a slide, so a new window size needs new keys.
      key: `${each} ${viewport.width} ${viewport.height}`,
      width: box.width,
      height: box.height,
      originRef: {current: thumbnail ?? null},
      render: ({attrs}: Pick<ComponentProps<typeof Slide>, 'attrs'>) => (
        <Slide
          {...{attrs, picture, shift}}
          preview={getPreview({picture, thumbnail})}
          isShown={each === index}
        />
      ),
    };
  });
  const shown = entries[index];
  return (
    <PhotoSlider
      images={images}
      index={index}
      visible={isOpen}
      loop={false}
      bannerVisible={false}
      speed={getSpeed}
      className="lightbox"
      maskClassName="lightboxMask"
      photoWrapClassName="lightboxWrap"
      onIndexChange={setIndex}
      onClose={close}
      afterClose={onClosed}
      overlayRender={(slider) =>
        shown && (
          <LightboxLayer
            {...{slider, close, captionFields}}
            picture={shown.picture}
            count={entries.length}
            layout={lightboxLayout(shown.picture, viewport)}
            giveBackFocus={() => {
              shown.thumbnail?.closest('a')?.focus();
            }}
          />
        )
      }
    />
  );
}
