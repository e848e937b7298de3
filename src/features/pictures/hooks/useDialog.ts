import {useEffect, useEffectEvent, type RefObject} from 'react';
import {keepFocusInside} from '../../../shared/hooks/keepFocusInside';

export type Dialog = {
  /** Any element of it that takes focus when it opens. */
  readonly first: RefObject<HTMLElement | null>;
  /** What it is called. */
  readonly name: string;
  /** Gives focus to what it was opened from. */
  readonly giveBack: () => void;
};

/** Makes a dialog of what a package draws as one by role alone: a name, focus inside, and the page behind it still. */
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
