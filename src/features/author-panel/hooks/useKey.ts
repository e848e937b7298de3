import {useEffect, useEffectEvent} from 'react';

/** Calls back when a key is pressed anywhere in the document, in place of what the browser does. */
export function useKey(
  isMeant: (event: KeyboardEvent) => boolean,
  onPress: () => void,
): void {
  const onLatest = useEffectEvent(onPress);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (isMeant(event)) {
      event.preventDefault();
      // The field with the focus takes over its text first.
      setTimeout(() => {
        onLatest();
      }, 0);
    }
  });
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
