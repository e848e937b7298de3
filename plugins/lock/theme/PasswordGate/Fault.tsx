import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  useEditionCheck,
  useIsReplaced,
} from '../../../../src/shared/client/edition';
import type {ClosedReason} from '../../client/readSealed';

type Props = {
  /** Why access is denied; `locked` means a wrong password. */
  readonly fault: ClosedReason;
};

const messages: Readonly<Record<ClosedReason, () => ReactNode>> = {
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
      Part of this page did not load. Check your connection and try again.
    </Translate>
  ),
};

/** Faults that a newer build explains. */
const explained: readonly ClosedReason[] = ['damaged', 'unreachable'];

/** Explains why a page stays locked; empty if a newer build is the cause, which another notice reports. */
export default function Fault({fault}: Props): ReactNode {
  const isExplained = explained.includes(fault);
  useEditionCheck(isExplained);
  return useIsReplaced() && isExplained ? null : messages[fault]();
}
