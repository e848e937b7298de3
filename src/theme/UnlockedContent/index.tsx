import {useEffect, type ReactNode} from 'react';
import type {Props} from '../../../plugins/lock/theme/UnlockedContent';
import {keepTargetInView} from '../../page/client/anchorStability';
import {revealTarget} from '../../page/client/revealTarget';
import {targetId} from '../../shared/model/scrollPlan';

/** The address of the page whose content has just been removed. */
let left: string | undefined;

/**
 * Scrolls to the target of the address once decrypted content is rendered. It does not scroll if
 * the content replaces that of the same page, so authors who edit a page keep their position.
 */
export default function UnlockedContent({address, children}: Props): ReactNode {
  useEffect(
    () =>
      left !== address
        ? keepTargetInView(revealTarget(targetId(window.location.hash) ?? ''))
        : undefined,
    [address],
  );
  useEffect(
    () => () => {
      left = address;
      setTimeout(() => {
        left = undefined;
      });
    },
    [address],
  );
  return children;
}
