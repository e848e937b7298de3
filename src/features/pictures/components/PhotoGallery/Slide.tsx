import {
  useEffect,
  useEffectEvent,
  useRef,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import {useDoubleTap} from '../../hooks/useDoubleTap';
import type {Picture} from '../../../../shared/lib/asset';
import {computeShift, type LightboxLayout} from '../../lib/lightboxLayout';
import type {SlideEvent, SlideState, SlideStatus} from '../../lib/slideState';
import {limits} from '../../../../site/limits';
import SlideError from './SlideError';
import SlidePicture from './SlidePicture';

/** The props that the slider passes to the element that it moves. */
export type Moved = {
  readonly attrs: Partial<HTMLAttributes<HTMLElement>>;
  /** A further scale that the slider applies to the element. */
  readonly scale: number;
};

type Props = Moved & {
  readonly picture: Picture;
  readonly layout: LightboxLayout;
  readonly status: SlideStatus;
  readonly state: SlideState;
  /** Address of a preview that is shown while the image loads. */
  readonly preview: string | undefined;
  readonly isShown: boolean;
  readonly isClosing: boolean;
  /** Duration of the slider's transitions in milliseconds. */
  readonly speed: number;
  readonly tell: (event: SlideEvent) => void;
};

/** The zoom at which the slider renders the element, relative to the initial zoom. */
function getZoom({attrs, scale, layout}: Props): number {
  const width = attrs.style?.width;
  return typeof width === 'string'
    ? (parseFloat(width) * scale) / layout.picture.width
    : 1;
}

/** Positions the image: the slider centers everything in the window. */
function place(props: Props): CSSProperties {
  const {scale, layout, isClosing, speed} = props;
  const style = props.attrs.style ?? {};
  const {transition} = style;
  // The slider starts at the thumbnail without a transition, and returns there to close.
  const atThumbnail = isClosing || transition === undefined;
  const kept = atThumbnail ? 0 : computeShift(getZoom(props)) / scale;
  const translate = `${layout.shift.x * kept}px ${layout.shift.y * kept}px`;
  const isMoving = style.objectFit !== undefined || scale !== 1;
  return transition !== undefined && isMoving
    ? {...style, translate, transition: `${transition}, translate ${speed}ms`}
    : {...style, translate};
}

/** Keeps the placeholder behind an image for a moment, to avoid a flash. */
function useSettling(loaded: boolean, tell: Props['tell']): void {
  const onSettled = useEffectEvent(() => {
    tell('settle');
  });
  useEffect(() => {
    if (!loaded) {
      return undefined;
    }
    const timer = setTimeout(() => {
      onSettled();
    }, limits.lightbox.placeholder);
    return () => {
      clearTimeout(timer);
    };
  }, [loaded]);
}

/** Toggles the second zoom on a double tap, for which the slider has no limit of its own. */
function useTapZoom(props: Props): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useDoubleTap(ref, ({x, y}) => {
    const zoom = getZoom(props);
    const target = zoom > 1 ? 1 : props.layout.secondary;
    // The slider zooms to a point only by the wheel: a delta of 200 is one whole zoom.
    ref.current?.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: (zoom - target) * 200,
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  return ref;
}

/** An image of the lightbox: loading, loaded, or failed. */
export default function Slide(props: Props): ReactNode {
  const {attrs, picture, status, state, preview, isShown, tell} = props;
  const ref = useTapZoom(props);
  useSettling(status === 'loaded', tell);
  const behind = state.settled ? undefined : preview;
  return (
    <div
      {...attrs}
      ref={ref}
      className="lightboxSlide"
      style={place(props)}
      data-state={status}
      aria-busy={status === 'loading'}
      inert={!isShown}>
      {behind !== undefined && status !== 'error' && (
        <img className="lightboxPlaceholder" src={behind} alt="" />
      )}
      {status === 'error' ? (
        <SlideError
          link={picture.link}
          tryAgain={() => {
            tell('retry');
          }}
        />
      ) : (
        status !== 'idle' && (
          <SlidePicture key={state.attempt} picture={picture} tell={tell} />
        )
      )}
    </div>
  );
}
