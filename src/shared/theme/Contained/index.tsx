import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type FailureProps = {
  /** Renders the failed part again. */
  readonly tryAgain: () => void;
};

/** Replaces a part of the site that failed. The console shows the error itself. */
export function Failure({tryAgain}: FailureProps): ReactNode {
  return (
    <div className="alert alert--danger" role="alert">
      <p>
        <Translate
          id="site.contentError.message"
          description="Shown if a part of a page failed">
          Something went wrong in this part of the page. Everything else still
          works.
        </Translate>
      </p>
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

export type Props = {readonly children: ReactNode};

/** Contains the errors of a part of the site, so that the rest stays usable. */
export default function Contained({children}: Props): ReactNode {
  return (
    <ErrorBoundary fallback={({tryAgain}) => <Failure tryAgain={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}
