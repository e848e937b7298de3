import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {readonly tryAgain: () => void};

/** Says that the interactive list failed to load. */
export default function LoadingNote({tryAgain}: Props): ReactNode {
  return (
    <div className="alert alert--warning" role="alert">
      <p>
        <Translate
          id="site.spellBrowser.failed"
          description="What readers see where the search for spells cannot be fetched">
          The search could not be fetched. The list below is whole.
        </Translate>
      </p>
      <button
        type="button"
        className="button button--secondary"
        onClick={tryAgain}>
        <Translate
          id="site.spellBrowser.retry"
          description="Button that fetches the search for spells once more">
          Try again
        </Translate>
      </button>
    </div>
  );
}
