import type {ReactNode} from 'react';
import Player, {type Props as PlayerProps} from '../Player';

type Props = Omit<PlayerProps, 'player' | 'track'>;

/** A recording, played by the browser. */
export default function Audio(props: Props): ReactNode {
  return <Player {...props} player="audio" />;
}
