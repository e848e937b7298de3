import {translate} from '@docusaurus/Translate';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {useDialog} from '../../client/useDialog';
import type {Picture} from '../../../../src/shared/model/asset';
import type {LightboxLayout} from '../../model/lightboxLayout';
import Caption from './Caption';
import LightboxBar, {type Slider} from './LightboxBar';

type Props = {
  readonly slider: Slider;
  /** The current image. */
  readonly picture: Picture;
  /** Number of images. */
  readonly count: number;
  readonly layout: LightboxLayout;
  readonly captionFields: string;
  readonly close: () => void;
  readonly giveBackFocus: () => void;
};

/** Zoom factor of one key press. */
const STEP = 1.5;

/** Maps the keys of a lightbox to their actions. */
function createActions({
  slider,
  count,
  close,
}: Props): ReadonlyMap<string, () => void> {
  const {index, scale} = slider;
  const goTo = (target: number) => () => {
    slider.onIndexChange(target);
  };
  const zoomTo = (target: number) => () => {
    slider.onScale(target);
  };
  return new Map([
    ['ArrowRight', goTo(index + 1)],
    ['ArrowLeft', goTo(index - 1)],
    ['Home', goTo(0)],
    ['End', goTo(count - 1)],
    ['+', zoomTo(scale * STEP)],
    ['=', zoomTo(scale * STEP)],
    ['-', zoomTo(scale / STEP)],
    ['0', zoomTo(1)],
    ['Escape', close],
  ]);
}

/** Handles the keys of an open lightbox, and keeps them from the slider and the rest of the page. */
function useKeys(props: Props): void {
  const isOpen = props.slider.visible;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, altKey, ctrlKey, metaKey} = event;
    const action = createActions(props).get(key);
    // Alt with an arrow would leave the page.
    const isForBrowser =
      ctrlKey || metaKey || (altKey && !key.startsWith('Arrow'));
    if (action === undefined || isForBrowser) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!altKey) {
      action();
    }
  });
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    window.addEventListener('keydown', listen, {capture: true});
    return () => {
      window.removeEventListener('keydown', listen, {capture: true});
    };
  }, [isOpen]);
}

function captionStyle({caption}: LightboxLayout): CSSProperties {
  return {
    insetInlineStart: caption.x,
    insetBlockStart: caption.y,
    inlineSize: caption.width,
    blockSize: caption.height,
  };
}

/** The layer above the images: buttons, caption, and dialog semantics. */
export default function LightboxLayer(props: Props): ReactNode {
  const {slider, picture, count, layout} = props;
  const first = useRef<HTMLButtonElement>(null);
  const name = translate({
    id: 'site.lightbox.name',
    message: 'Pictures',
    description: 'Name of the dialog that shows pictures over the page',
  });
  useDialog(slider.visible, {first, name, giveBack: props.giveBackFocus});
  useKeys(props);
  const isZoomed = slider.scale > 1;
  return (
    <div
      className="lightboxLayer"
      data-closing={!slider.visible}
      data-zoomed={isZoomed}>
      <LightboxBar
        {...{slider, picture, count, first}}
        secondary={layout.secondary}
        close={props.close}
      />
      <div
        key={slider.index}
        className="lightboxCaption"
        data-place={layout.place}
        style={captionStyle(layout)}
        inert={isZoomed}>
        <Caption picture={picture} fields={props.captionFields} />
      </div>
      <p className="lightboxUnseen" role="status">
        {translate(
          {
            id: 'site.lightbox.position',
            message: 'Picture {number} of {count}: {title}',
            description: 'Read aloud when another picture is shown',
          },
          {number: slider.index + 1, count, title: picture.title},
        )}
      </p>
    </div>
  );
}
