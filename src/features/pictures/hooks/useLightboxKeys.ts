import {useEffect, useEffectEvent} from 'react';
import {actionForKey, type LightboxAction} from '../lib/lightboxKeys';

/** Answers the keys of a lightbox for as long as it is open; nothing else on the page hears of them. */
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
