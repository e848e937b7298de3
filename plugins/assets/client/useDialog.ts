import {useEffect, useEffectEvent, type RefObject} from 'react';
import {keepFocusInside} from '../../../src/shared/client/keepFocusInside';

type Dialog = {
  /** The element that is focused when the dialog opens. */
  readonly first: RefObject<HTMLElement | null>;
  /** Accessible name. */
  readonly name: string;
  /** Returns the focus to the element that opened it. */
  readonly giveBack: () => void;
};

/**
 * Completes a dialog that a package renders with only the role: an accessible name, a focus trap,
 * and an inert page behind it.
 */
export function useDialog(isOpen: boolean, dialog: Dialog): void {
  const {first, name} = dialog;
  const giveBack = useEffectEvent(dialog.giveBack);
  useEffect(() => {
    const panel = first.current?.closest('[role="dialog"]');
    if (!isOpen || panel === null || panel === undefined) {
      return undefined;
    }
    panel.setAttribute('aria-modal', 'true');
    panel.setAttribute('aria-label', name);
    const letOut = keepFocusInside(panel, '[aria-modal]');
    first.current?.focus({preventScroll: true});
    return () => {
      letOut();
      giveBack();
    };
  }, [isOpen, first, name]);
}
