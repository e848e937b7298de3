import {ErrorBoundaryError} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {
  readonly error: Error;
  /** Renders the failed content again. */
  readonly tryAgain: () => void;
};

/** Replaces a part of a page that failed, and says why. */
export default function ContentError({error, tryAgain}: Props): ReactNode {
  return (
    <div className="alert alert--danger" role="alert">
      <p>
        <Translate
          id="site.contentError.message"
          description="What readers see where a part of a page failed">
          This part of the page failed. The rest of the site works.
        </Translate>
      </p>
      <ErrorBoundaryError error={error} />
      <button
        type="button"
        className="button button--secondary"
        onClick={tryAgain}>
        <Translate
          id="site.contentError.retry"
          description="Button that shows once more what failed">
          Try again
        </Translate>
      </button>
    </div>
  );
}
