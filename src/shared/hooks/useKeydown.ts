import {useEffect, useEffectEvent} from 'react';

const FIELD =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key is pressed in a field that takes text or a choice. */
export function isInField({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELD) !== null;
}

/** Listens to keys pressed anywhere on the page. */
export function useKeydown(handle: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handle);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
