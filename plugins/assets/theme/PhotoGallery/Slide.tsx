import {
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import {useFileUrl} from '../../../../src/shared/client/useFileUrl';
import type {Picture} from '../../../../src/shared/model/asset';
import SlideError from './SlideError';

type Props = {
  /** The attributes with which the slider moves the element. */
  readonly attrs: Partial<HTMLAttributes<HTMLElement>>;
  readonly picture: Picture;
  /** Distance of the image from the center of the window at the first zoom, in pixels. */
  readonly shift: {readonly x: number; readonly y: number};
  /** Address of a preview that is shown while the image loads. */
  readonly preview: string | undefined;
  readonly isShown: boolean;
};

/** One attempt to show an image. */
function Attempt({
  attrs,
  picture,
  shift,
  preview,
  isShown,
  tryAgain,
}: Props & {readonly tryAgain: () => void}): ReactNode {
  const [outcome, setOutcome] = useState<'loading' | 'loaded' | 'error'>(
    'loading',
  );
  const file = useFileUrl(picture.link);
  const unread = file.state === 'failed' ? 'error' : 'idle';
  const state = file.state === 'ready' ? outcome : unread;
  const style: CSSProperties & Record<`--world-${string}`, string> = {
    ...attrs.style,
    '--world-shift': `${shift.x}px ${shift.y}px`,
  };
  return (
    <div
      {...attrs}
      className="lightboxSlide"
      style={style}
      data-state={state}
      aria-busy={state === 'loading'}
      inert={!isShown}>
      {state === 'error' ? (
        <SlideError link={picture.link} tryAgain={tryAgain} />
      ) : (
        <>
          {preview !== undefined && (
            <img className="lightboxPlaceholder" src={preview} alt="" />
          )}
          {file.state === 'ready' && (
            <img
              src={file.url}
              alt={picture.alt ?? picture.title}
              width={picture.width}
              height={picture.height}
              draggable={false}
              fetchPriority={isShown ? 'high' : 'low'}
              onLoad={() => {
                setOutcome('loaded');
              }}
              onError={() => {
                setOutcome('error');
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** An image of the lightbox: idle until its file is open, then loading, loaded, or failed. */
export default function Slide(props: Props): ReactNode {
  const [attempts, setAttempts] = useState(0);
  return (
    <Attempt
      key={attempts}
      {...props}
      tryAgain={() => {
        setAttempts(attempts + 1);
      }}
    />
  );
}
