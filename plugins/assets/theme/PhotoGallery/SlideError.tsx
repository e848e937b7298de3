import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useFilePath} from '../../../../src/shared/client/useFileUrl';
import {useWhenOnline} from '../../../../src/shared/client/useWhenOnline';
import FileLink from './FileLink';

type Props = {
  /** Path of the picture under static/. */
  readonly link: string;
  readonly tryAgain: () => void;
};

function Reason(): ReactNode {
  return navigator.onLine ? (
    <Translate
      id="site.lightbox.error"
      description="Shown in place of a picture that is missing or damaged">
      This picture did not load: it is missing, or its file is damaged.
    </Translate>
  ) : (
    <Translate
      id="site.lightbox.offline"
      description="Shown in place of a picture while readers are offline">
      You’re offline. The picture will load when you’re connected again.
    </Translate>
  );
}

/** Replaces an image that cannot be shown, and lets readers retry or open the file. */
export default function SlideError({link, tryAgain}: Props): ReactNode {
  useWhenOnline(tryAgain);
  return (
    <div className="lightboxError" role="alert">
      <p>
        <Reason />
      </p>
      <p className="lightboxPath">{useFilePath(link)}</p>
      <p className="lightboxActions">
        <button
          type="button"
          className="button button--primary"
          onClick={tryAgain}>
          <Translate
            id="site.lightbox.retry"
            description="Button that loads a picture once more">
            Try again
          </Translate>
        </button>
        <FileLink
          file={link}
          className="button button--outline button--primary">
          <Translate
            id="site.lightbox.openFile"
            description="Link to the file of a picture that cannot be shown">
            Open the file
          </Translate>
        </FileLink>
      </p>
    </div>
  );
}
