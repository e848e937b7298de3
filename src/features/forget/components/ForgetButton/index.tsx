import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {openForget} from '../../hooks/openForget';

export type Props = {readonly className: string};

/** Opens the dialog that lists and removes what this browser keeps of the site. */
export default function ForgetButton({className}: Props): ReactNode {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        void openForget();
      }}>
      <Translate
        id="site.forget.open"
        description="Button that opens the dialog to forget everything">
        Forget everything…
      </Translate>
    </button>
  );
}
