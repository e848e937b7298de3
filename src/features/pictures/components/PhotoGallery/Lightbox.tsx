import {useReducer, useState, type ReactNode} from 'react';
import {PhotoSlider} from 'react-photo-view';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import {useMeasuredHeights} from '../../hooks/useMeasuredHeights';
import {useReducedMotion} from '../../hooks/useReducedMotion';
import {useViewport} from '../../hooks/useViewport';
import type {Picture} from '../../../../shared/lib/asset';
import {
  captionFrame,
  lightboxLayout,
  type LightboxLayout,
  type Size,
} from '../../lib/lightboxLayout';
import {
  nextSlides,
  getSlide,
  getStatus,
  type Slides,
} from '../../lib/slideState';
import {limits} from '../../../../site/limits';
import Caption from './Caption';
import css from './lightbox.lazy.css';
import LightboxLayer from './LightboxLayer';
import Slide, {type Moved} from './Slide';

const {layout: rules, error: errorSize, move} = limits.lightbox;

/** The images of a gallery, and the one to open. */
export type Props = {
  readonly pictures: readonly Picture[];
  readonly captionFields: string;
  /** Id of the gallery with the thumbnails in the same order. */
  readonly galleryId: string;
  /** Index of the image to open. */
  readonly start: number;
  /** Whether it is open; closing is animated. */
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
};

/** The error message of an image is centered and cannot be zoomed. */
function errorLayout(layout: LightboxLayout, viewport: Size): LightboxLayout {
  const width = Math.min(errorSize.width, viewport.width - 2 * rules.gap);
  const {height} = errorSize;
  return {
    ...layout,
    picture: {x: 0, y: 0, width, height},
    shift: {x: 0, y: 0},
    secondary: 1,
  };
}

/** Computes the layout of each image from the measured height of its caption. */
function useLayouts(
  {pictures}: Props,
  slides: Slides,
): {
  readonly viewport: Size;
  readonly computeLayout: (index: number) => LightboxLayout | undefined;
  readonly measure: ReturnType<typeof useMeasuredHeights>['measure'];
} {
  const viewport = useViewport();
  const {heights, measure} = useMeasuredHeights();
  const computeLayout = (index: number): LightboxLayout | undefined => {
    const picture = pictures[index];
    if (picture === undefined) {
      return undefined;
    }
    const captionHeight = heights[index] ?? 0;
    const layout = lightboxLayout({picture, viewport, captionHeight}, rules);
    return getSlide(slides, index).outcome === 'error'
      ? errorLayout(layout, viewport)
      : layout;
  };
  return {viewport, computeLayout, measure};
}

type MeasuresProps = Pick<Props, 'pictures' | 'captionFields'> & {
  readonly index: number;
  readonly viewport: Size;
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
};

/** Renders the captions of nearby images invisibly to measure them. */
function Measures(props: MeasuresProps): ReactNode {
  const {pictures, captionFields, index, viewport, measure} = props;
  return (
    <div className="lightboxMeasures" aria-hidden="true" inert>
      {[index - 1, index, index + 1].map((each) => {
        const picture = pictures[each];
        if (picture === undefined) {
          return null;
        }
        const {place, width} = captionFrame(picture, viewport, rules);
        return (
          <div
            key={each}
            ref={measure}
            className="lightboxCaption"
            data-measure={each}
            data-place={place}
            style={{inlineSize: width}}>
            <Caption picture={picture} fields={captionFields} />
          </div>
        );
      })}
    </div>
  );
}

/** The loaded image of a thumbnail, as a placeholder for the full image. */
function getPreview(
  thumbnail: HTMLImageElement | undefined,
  {placeholder}: Picture,
): string | undefined {
  return thumbnail?.complete === true && thumbnail.naturalWidth > 0
    ? thumbnail.currentSrc
    : placeholder;
}

/** The thumbnails of a gallery in order. */
function listThumbnails(galleryId: string): readonly HTMLImageElement[] {
  return [
    ...(document.getElementById(galleryId)?.querySelectorAll('img') ?? []),
  ];
}

/** Whether a thumbnail is in the gallery; those that come later than a group has played are veiled. */
function isShown(thumbnail: HTMLImageElement): boolean {
  const entry = thumbnail.closest('li');
  return entry === null || getComputedStyle(entry).display !== 'none';
}

/** The images that can be opened; all of them if an address leads to a veiled one. */
function listOpen({
  galleryId,
  pictures,
  start,
}: Props): Pick<Props, 'pictures' | 'start'> {
  const thumbnails = listThumbnails(galleryId);
  const open = pictures.filter((_, index) => {
    const thumbnail = thumbnails[index];
    return thumbnail === undefined || isShown(thumbnail);
  });
  const first = pictures[start];
  const at = first === undefined ? -1 : open.indexOf(first);
  return at === -1 ? {pictures, start} : {pictures: open, start: at};
}

type Origin = {
  /** The thumbnail, in the form that the slider expects. */
  readonly ref: {current: HTMLElement | null};
  readonly preview: string | undefined;
};

/** Lists the thumbnail and the placeholder of each image, for the opening animation. */
function listOrigins({galleryId, pictures}: Props): readonly Origin[] {
  const all = listThumbnails(galleryId);
  const shown = all.filter(isShown);
  // Where a veiled image is open, all are.
  const thumbnails = shown.length === pictures.length ? shown : all;
  return pictures.map((picture, index) => ({
    ref: {current: thumbnails[index] ?? null},
    preview: getPreview(thumbnails[index], picture),
  }));
}

/** Provides the slider with its images, and tracks their loading state. */
function useSlides(props: Props, index: number, speed: number) {
  const {pictures, isOpen} = props;
  const [slides, tell] = useReducer(nextSlides, {});
  const [origins] = useState(() => listOrigins(props));
  const layouts = useLayouts(props, slides);
  const {viewport, computeLayout} = layouts;
  const images = pictures.flatMap((picture, each) => {
    const layout = computeLayout(each);
    const origin = origins[each];
    if (layout === undefined || origin === undefined) {
      return [];
    }
    const {width, height} = layout.picture;
    const render = ({attrs, scale}: Moved): ReactNode => (
      <Slide
        {...{attrs, scale, picture, layout, speed}}
        status={getStatus(slides, each, index)}
        state={getSlide(slides, each)}
        preview={origin.preview}
        isShown={each === index}
        isClosing={!isOpen}
        tell={(event) => {
          tell({index: each, event});
        }}
      />
    );
    // The slider caches the size of a slide, so a new window size needs new keys.
    const key = `${each} ${viewport.width} ${viewport.height}`;
    return [{key, width, height, originRef: origin.ref, render}];
  });
  const restoreFocus = (): void => {
    origins[index]?.ref.current?.closest('a')?.focus();
  };
  return {...layouts, images, giveBackFocus: restoreFocus};
}

/** The lightbox: images over the page, one at a time. */
export default function Lightbox(all: Props): ReactNode {
  const [open] = useState(() => listOpen(all));
  const props = {...all, ...open};
  const {start, isOpen, close, onClosed} = props;
  const [index, setIndex] = useState(start);
  const [isJump, setIsJump] = useState(false);
  const speed = useReducedMotion() || isJump ? 0 : move;
  const slides = useSlides(props, index, speed);
  const layout = slides.computeLayout(index);
  useAdoptedSheet(css);
  return (
    <>
      <Measures {...props} {...slides} index={index} />
      <PhotoSlider
        images={slides.images}
        index={index}
        visible={isOpen}
        loop={false}
        bannerVisible={false}
        speed={() => speed}
        className="lightbox"
        maskClassName="lightboxMask"
        photoWrapClassName="lightboxWrap"
        onIndexChange={setIndex}
        onClose={close}
        afterClose={onClosed}
        overlayRender={(slider) =>
          layout && (
            <LightboxLayer
              {...props}
              {...{slider, layout}}
              width={slides.viewport.width}
              onMove={(distance) => {
                setIsJump(distance > 1);
              }}
              giveBackFocus={slides.giveBackFocus}
            />
          )
        }
      />
    </>
  );
}
