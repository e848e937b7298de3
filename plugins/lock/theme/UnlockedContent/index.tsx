import {useEffect, type ReactNode} from 'react';

export type Props = {
  /** The address of the page, without the base path. */
  readonly address: string;
  readonly children: ReactNode;
};

/**
 * Surrounds decrypted content, and scrolls to the target of the address. Sites may replace this
 * component.
 */
export default function UnlockedContent({address, children}: Props): ReactNode {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    document.getElementById(id)?.scrollIntoView();
  }, [address]);
  return children;
}
