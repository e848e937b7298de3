import {translate} from '@docusaurus/Translate';
import {useRef, type CSSProperties, type ReactNode} from 'react';
import {useAlignment} from '../../hooks/useAlignment';
import {useDialog} from '../../hooks/useDialog';
import {useLightboxKeys} from '../../hooks/useLightboxKeys';
import type {Picture} from '../../../../shared/lib/asset';
import {
  getNextIndex,
  getNextZoom,
  type LightboxAction,
} from '../../lib/lightboxKeys';
import type {LightboxLayout} from '../../lib/lightboxLayout';
import Caption from './Caption';
import LightboxBar from './LightboxBar';

/** The slider's controls of the current image. */
export type Slider = {
  readonly index: number;
  readonly visible: boolean;
  readonly scale: number;
  readonly onScale: (scale: number) => void;
  readonly onIndexChange: (index: number) => void;
};

type Props = {
  readonly slider: Slider;
  readonly pictures: readonly Picture[];
  readonly layout: LightboxLayout;
  /** The width of the window, in pixels. */
  readonly width: number;
  readonly captionFields: string;
  readonly close: () => void;
  /** Called with the distance in images before the slider moves; only to the next one it is animated. */
  readonly onMove: (distance: number) => void;
  readonly giveBackFocus: () => void;
};

/** Returns a function that executes an action. */
function actor(props: Props): (action: LightboxAction) => void {
  const {slider, pictures, close, onMove} = props;
  return (action) => {
    if (action === 'close') {
      close();
    }
    const index = getNextIndex(action, slider.index, pictures.length);
    if (index !== slider.index) {
      onMove(Math.abs(index - slider.index));
      slider.onIndexChange(index);
    }
    const zoom = getNextZoom(action, slider.scale);
    if (zoom !== slider.scale && action.startsWith('zoom')) {
      slider.onScale(zoom);
    }
  };
}

function captionStyle({caption}: LightboxLayout): CSSProperties {
  return {
    insetInlineStart: caption.x,
    insetBlockStart: caption.y,
    inlineSize: caption.width,
  };
}

/** Announces the current image to screen readers. */
function Announcement({slider, pictures}: Props): ReactNode {
  return (
    <p className="lightboxUnseen" role="status">
      {translate(
        {
          id: 'site.lightbox.position',
          message: 'Picture {number} of {count}: {title}',
          description: 'Read aloud when another picture is shown',
        },
        {
          number: slider.index + 1,
          count: pictures.length,
          title: pictures[slider.index]?.title ?? '',
        },
      )}
    </p>
  );
}

/** The layer above the images: buttons, caption, and dialog semantics. */
export default function LightboxLayer(props: Props): ReactNode {
  const {slider, pictures, layout, captionFields, width} = props;
  const {index, visible, scale, onScale} = slider;
  const first = useRef<HTMLButtonElement>(null);
  const act = actor(props);
  const name = translate({
    id: 'site.lightbox.name',
    message: 'Pictures',
    description: 'Name of the dialog that shows pictures over the page',
  });
  useDialog(visible, {first, name, giveBack: props.giveBackFocus});
  useLightboxKeys(visible, act);
  useAlignment(width, () => {
    props.onMove(Infinity);
    slider.onIndexChange(index);
  });
  const picture = pictures[index];
  const isZoomed = scale > 1;
  return (
    <div className="lightboxLayer" data-closing={!visible}>
      <LightboxBar
        index={index}
        count={pictures.length}
        zoom={scale}
        canZoom={layout.secondary > 1}
        first={first}
        picture={picture}
        act={act}
        toggleZoom={() => {
          onScale(isZoomed ? 1 : layout.secondary);
        }}
      />
      {picture && (
        <div
          key={index}
          className="lightboxCaption"
          data-place={layout.place}
          data-away={isZoomed}
          style={captionStyle(layout)}
          inert={isZoomed}>
          <Caption picture={picture} fields={captionFields} />
        </div>
      )}
      <Announcement {...props} />
    </div>
  );
}
