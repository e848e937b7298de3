import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEditionCheck, useIsReplaced} from '../../../../shared/hooks/edition';
import type {ClosedReason} from '../../hooks/readSealed';

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
  signer: () => (
    <Translate
      id="site.passwordGate.signer"
      description="What readers are told where locked pages are signed with another key than before">
      This page is signed with another key than the one this browser knows, so
      it may be forged. Nothing of it is shown. Ask its author whether the key
      was changed; if so, clear the data of this site in the browser.
    </Translate>
  ),
  older: () => (
    <Translate
      id="site.passwordGate.older"
      description="What readers are told where an older build stands in the place of one that the browser has seen">
      This page is older than what this browser has seen here before, so it may
      have been put back by a stranger. Nothing of it is shown. Ask its author.
    </Translate>
  ),
  renewed: () => (
    <Translate
      id="site.passwordGate.renewed"
      description="What readers are told where the site was uploaded anew since the page was fetched">
      A newer edition of this site is here. Reload the page.
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

/** Faults that a newer build explains. */
const explained: readonly ClosedReason[] = [
  'damaged',
  'renewed',
  'unreachable',
];

/** Explains why a page stays locked; empty if a newer build is the cause, which another notice reports. */
export default function Fault({fault}: Props): ReactNode {
  const isExplained = explained.includes(fault);
  useEditionCheck(isExplained);
  return useIsReplaced() && isExplained ? null : messages[fault]();
}
