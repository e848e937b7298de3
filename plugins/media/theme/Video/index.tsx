import type {ReactNode} from 'react';
import {useFileUrl} from '../../../../src/shared/client/useFileUrl';
import {language} from '../../../../src/shared/model/language';
import Player, {readyAddress, type Props as PlayerProps} from '../Player';

type Props = Omit<PlayerProps, 'player' | 'track'> & {
  /** Path of the captions under static/, a `.vtt` file. */
  readonly captions?: string;
};

function Captions({file}: {readonly file: string}): ReactNode {
  const address = readyAddress(useFileUrl(file));
  return (
    address !== undefined && (
      <track kind="captions" srcLang={language} src={address} default />
    )
  );
}

/** A video, played by the browser. */
export default function Video({captions, ...props}: Props): ReactNode {
  return (
    <Player
      {...props}
      player="video"
      track={captions !== undefined && <Captions file={captions} />}
    />
  );
}
