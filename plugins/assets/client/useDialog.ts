import {useEffect, useEffectEvent, type RefObject} from 'react';
import {keepFocusInside} from '../../../src/shared/client/keepFocusInside';

type Dialog = {
  /** The element to focus when the dialog opens. */
  readonly first: RefObject<HTMLElement | null>;
  /** Accessible name. */
  readonly name: string;
  /** Returns the focus to the element that opened it. */
  readonly giveBack: () => void;
};

/**
 * Completes a dialog for which a package renders only the role. Adds an accessible name and a focus
 * trap, and makes the page behind it inert.
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
