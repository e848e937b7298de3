import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEditionCheck} from '../../hooks/edition';
import type {Closed} from '../../hooks/lock/readSealed';

export type Props = {
  /** Why readers are not let in; `locked` is a wrong password. */
  readonly fault: Closed;
};

const messages: Readonly<Record<Closed, () => ReactNode>> = {
  locked: () => (
    <Translate
      id="site.passwordGate.wrong"
      description="What readers are told for a second after a wrong password">
      Please enter the correct password!
    </Translate>
  ),
  insecure: () => (
    <Translate
      id="site.passwordGate.insecure"
      description="What readers are told where the browser has no cryptography: over plain http">
      This page can only be unlocked over a secure connection (https:// or
      localhost).
    </Translate>
  ),
  damaged: () => (
    <Translate
      id="site.passwordGate.damaged"
      description="What readers are told where the sealed page does not open with the right key">
      This page could not be decrypted: its data is damaged or was changed.
    </Translate>
  ),
  unreachable: () => (
    <Translate
      id="site.passwordGate.unreachable"
      description="What readers are told where a script that unlocks pages cannot be fetched">
      A part of this page could not be fetched. Check the connection and try
      again.
    </Translate>
  ),
};

/** Says why a page stays locked. */
export default function Fault({fault}: Props): ReactNode {
  useEditionCheck(fault === 'unreachable' || fault === 'damaged');
  return messages[fault]();
}
