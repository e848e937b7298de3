import {useEffect, useEffectEvent, type ReactNode} from 'react';
import {useFileUrl} from '../../../../shared/hooks/useFileUrl';
import type {Picture} from '../../../../shared/lib/asset';
import type {SlideEvent} from '../../lib/slideState';

type Props = {
  readonly picture: Picture;
  readonly tell: (event: SlideEvent) => void;
};

/** The image of a slide; reports its loading state. */
export default function SlidePicture({picture, tell}: Props): ReactNode {
  const file = useFileUrl(picture.link);
  const onFail = useEffectEvent(() => {
    tell('fail');
  });
  const hasFailed = file.state === 'failed';
  useEffect(() => {
    if (hasFailed) {
      onFail();
    }
  }, [hasFailed]);
  return (
    file.state === 'ready' && (
      <img
        src={file.url}
        alt={picture.alt ?? picture.title}
        width={picture.width}
        height={picture.height}
        draggable={false}
        onLoad={() => {
          tell('load');
        }}
        onError={() => {
          tell('fail');
        }}
      />
    )
  );
}
