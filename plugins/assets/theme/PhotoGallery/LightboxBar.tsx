import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import type {Picture} from '../../../../src/shared/model/asset';
import Parts from '../../../../src/shared/theme/Parts';

const shapes = {
  close: 'M5 5l14 14M19 5 5 19',
  zoomIn:
    'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6',
  zoomReset:
    'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21M7.5 10.5h6',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
} as const;

type ButtonProps = {
  readonly shape: keyof typeof shapes;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly ref?: RefObject<HTMLButtonElement | null>;
};

/** A button that stays focusable while it is disabled, so that the focus is not lost. */
function Button(props: ButtonProps): ReactNode {
  const {shape, label, onPress, disabled = false, ref} = props;
  return (
    <button
      ref={ref}
      type="button"
      className="lightboxButton"
      data-shape={shape}
      aria-label={label}
      aria-disabled={disabled}
      title={label}
      onClick={() => {
        if (!disabled) {
          onPress();
        }
      }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
}

function labels(): Readonly<Record<keyof typeof shapes, string>> {
  return {
    close: translate({
      id: 'site.lightbox.close',
      message: 'Close',
      description: 'Name of the button that closes a picture over the page',
    }),
    zoomIn: translate({
      id: 'site.lightbox.zoomIn',
      message: 'Zoom in',
      description: 'Name of the button that zooms in',
    }),
    zoomReset: translate({
      id: 'site.lightbox.zoomOut',
      message: 'Zoom out',
      description: 'Name of the button that zooms out',
    }),
    previous: translate({
      id: 'site.lightbox.previous',
      message: 'Previous picture',
      description: 'Name of the button that shows the previous picture',
    }),
    next: translate({
      id: 'site.lightbox.next',
      message: 'Next picture',
      description: 'Name of the button that shows the next picture',
    }),
  };
}

/**
 * The slider's controls for the current image. The slider itself stops at its ends and zoom limits.
 */
export type Slider = {
  readonly index: number;
  readonly visible: boolean;
  readonly scale: number;
  readonly onScale: (scale: number) => void;
  readonly onIndexChange: (index: number) => void;
};

type Props = {
  readonly slider: Slider;
  /** The current image. */
  readonly picture: Picture;
  /** Number of images. */
  readonly count: number;
  /** The zoom that a button sets; 1 if zooming would show no more detail. */
  readonly secondary: number;
  /** The button that is focused first. */
  readonly first: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
};

export default function LightboxBar(props: Props): ReactNode {
  const {slider, picture, count, secondary, first, close} = props;
  const {index, scale} = slider;
  const names = labels();
  const zoomShape = scale > 1 ? 'zoomReset' : 'zoomIn';
  return (
    <>
      <div className="lightboxBar">
        <span className="lightboxCounter" aria-hidden="true">
          {`${index + 1} / ${count}`}
        </span>
        <Parts at="lightbox" picture={picture} />
        <Button
          shape={zoomShape}
          label={names[zoomShape]}
          disabled={scale <= 1 && secondary <= 1}
          onPress={() => {
            slider.onScale(scale > 1 ? 1 : secondary);
          }}
        />
        <Button ref={first} shape="close" label={names.close} onPress={close} />
      </div>
      {count > 1 &&
        (['previous', 'next'] as const).map((shape) => (
          <Button
            key={shape}
            shape={shape}
            label={names[shape]}
            disabled={index === (shape === 'next' ? count - 1 : 0)}
            onPress={() => {
              slider.onIndexChange(index + (shape === 'next' ? 1 : -1));
            }}
          />
        ))}
    </>
  );
}
