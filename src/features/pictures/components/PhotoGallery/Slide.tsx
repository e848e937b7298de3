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
import {shiftAt, type LightboxLayout} from '../../lib/lightboxLayout';
import type {SlideEvent, SlideState, SlideStatus} from '../../lib/slideState';
import {limits} from '../../../../site/limits';
import SlideError from './SlideError';
import SlidePicture from './SlidePicture';

/** What the slider asks of the element that it moves. */
export type Moved = {
  readonly attrs: Partial<HTMLAttributes<HTMLElement>>;
  /** How far the slider stretches the element on top of the size that it gives it. */
  readonly scale: number;
};

export type Props = Moved & {
  readonly picture: Picture;
  readonly layout: LightboxLayout;
  readonly status: SlideStatus;
  readonly state: SlideState;
  /** Address of something that looks like the picture, until it is there. */
  readonly preview: string | undefined;
  readonly isShown: boolean;
  readonly isClosing: boolean;
  /** Time that the slider takes for a move, in milliseconds. */
  readonly speed: number;
  readonly tell: (event: SlideEvent) => void;
};

/** The zoom at which the slider draws the element, as a multiple of the first. */
function getZoom({attrs, scale, layout}: Props): number {
  const width = attrs.style?.width;
  return typeof width === 'string'
    ? (parseFloat(width) * scale) / layout.picture.width
    : 1;
}

/** Moves the picture to its place: the slider holds everything to the middle of the window. */
function place(props: Props): CSSProperties {
  const {scale, layout, isClosing, speed} = props;
  const style = props.attrs.style ?? {};
  const {transition} = style;
  // The slider starts without a transition, at the thumbnail, and goes back there to close.
  const atThumbnail = isClosing || transition === undefined;
  const kept = atThumbnail ? 0 : shiftAt(getZoom(props)) / scale;
  const translate = `${layout.shift.x * kept}px ${layout.shift.y * kept}px`;
  const isMoving = style.objectFit !== undefined || scale !== 1;
  return transition !== undefined && isMoving
    ? {...style, translate, transition: `${transition}, translate ${speed}ms`}
    : {...style, translate};
}

/** Keeps the placeholder under a picture for a while, so that nothing flashes. */
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

/** Zooms in to the second zoom where readers tap twice, and out again; the slider knows no limit of its own. */
function useTapZoom(props: Props): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useDoubleTap(ref, ({x, y}) => {
    const zoom = getZoom(props);
    const target = zoom > 1 ? 1 : props.layout.secondary;
    // The slider zooms to a place by the wheel alone: a step of 200 is one whole zoom.
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

/** One picture of a lightbox: on its way, there, or failed. */
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
