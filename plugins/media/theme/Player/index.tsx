import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  useFilePath,
  useFileUrl,
  type FileUrl,
} from '../../../../src/shared/client/useFileUrl';
import FileFault from '../../../../src/shared/theme/FileFault';
import RareStyles from '../../../../src/shared/theme/RareStyles';
import css from './player.lazy.css';

/** A recording and its words. */
export type Props = {
  /** Path of the file under static/. */
  readonly src: string;
  readonly title: string;
  /** The transcript. */
  readonly children?: ReactNode;
  /** The element that plays it, with the controls of the browser. */
  readonly player: 'audio' | 'video';
  /** The `track` of its captions. */
  readonly track?: ReactNode;
};

/** Returns the address of a file; undefined while it is being decrypted. */
export function readyAddress(file: FileUrl): string | undefined {
  return file.state === 'ready' ? file.url : undefined;
}

/** A recording with its title, and its transcript in a fold. On paper, its address replaces it. */
export default function Player(props: Props): ReactNode {
  const {src, title, children, player: Tag, track} = props;
  const file = useFileUrl(src);
  const path = useFilePath(src);
  return (
    <figure className="player">
      <RareStyles part="player" css={css} />
      {file.state === 'failed' ? (
        <FileFault />
      ) : (
        <Tag
          src={readyAddress(file)}
          controls
          preload="metadata"
          aria-label={title}>
          {track}
        </Tag>
      )}
      <figcaption className="playerTitle">{title}</figcaption>
      <p className="playerAddress">{path}</p>
      {children !== undefined && (
        <details>
          <summary>
            <Translate
              id="site.player.transcript"
              description="Fold below a video or a recording that holds its words">
              Transcript
            </Translate>
          </summary>
          {children}
        </details>
      )}
    </figure>
  );
}
