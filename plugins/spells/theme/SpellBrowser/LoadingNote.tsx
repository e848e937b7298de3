import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FetchFault from '../../../../src/shared/theme/FetchFault';

type Props = {readonly tryAgain: () => void};

/** Says that the interactive list failed to load. */
export default function LoadingNote({tryAgain}: Props): ReactNode {
  return (
    <FetchFault className="alert alert--warning" tryAgain={tryAgain}>
      <Translate
        id="site.spellBrowser.failed"
        description="Shown if the search for spells did not load">
        Search did not load. The list below is complete.
      </Translate>
    </FetchFault>
  );
}
