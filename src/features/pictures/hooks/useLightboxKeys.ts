import {useEffect, useEffectEvent} from 'react';
import {actionForKey, type LightboxAction} from '../lib/lightboxKeys';

/** Handles the keys of an open lightbox, and keeps them from the rest of the page. */
export function useLightboxKeys(
  isOpen: boolean,
  act: (action: LightboxAction) => void,
): void {
  const onAction = useEffectEvent(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actionForKey(event);
      if (action !== undefined) {
        event.preventDefault();
        event.stopImmediatePropagation();
        onAction(action);
      }
    };
    if (isOpen) {
      window.addEventListener('keydown', onKey, {capture: true});
    }
    return () => {
      window.removeEventListener('keydown', onKey, {capture: true});
    };
  }, [isOpen]);
}
