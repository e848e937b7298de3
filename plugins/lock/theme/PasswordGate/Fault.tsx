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
      description="Shown for a second after a wrong password">
      Please enter the correct password!
    </Translate>
  ),
  insecure: () => (
    <Translate
      id="site.passwordGate.insecure"
      description="Shown if the browser has no cryptography: over plain http">
      This page can only be unlocked over a secure connection (https:// or
      localhost).
    </Translate>
  ),
  damaged: () => (
    <Translate
      id="site.passwordGate.damaged"
      description="Shown if the sealed page does not open with the right key">
      This page could not be decrypted: its data is damaged or has been altered.
    </Translate>
  ),
  unreachable: () => (
    <Translate
      id="site.passwordGate.unreachable"
      description="Shown if a script that unlocks pages did not load">
      Part of this page did not load. Check your connection and try again.
    </Translate>
  ),
};

/** Faults that a newer build may have caused. */
const explained: readonly ClosedReason[] = ['damaged', 'unreachable'];

/**
 * Explains why a page stays locked. It is empty if a newer build is the cause, because another
 * notice reports that.
 */
export default function Fault({fault}: Props): ReactNode {
  const isExplained = explained.includes(fault);
  useEditionCheck(isExplained);
  return useIsReplaced() && isExplained ? null : messages[fault]();
}
