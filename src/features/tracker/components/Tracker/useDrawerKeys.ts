import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';

/** Whether an element handles keys itself. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), select, textarea')
  );
}

/**
 * Handles the keys of the drawer, and moves focus into it and back.
 *
 * @param keys handlers by key; except for Escape they are ignored in fields.
 */
export function useDrawerKeys(
  keys: Readonly<Record<string, () => void>>,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, target, altKey, ctrlKey, metaKey} = event;
    const isPlain = !altKey && !ctrlKey && !metaKey;
    if (isPlain && (key === 'Escape' || !isField(target))) {
      keys[key]?.();
    }
  });
  useEffect(() => {
    const drawer = place.current;
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    const before = document.activeElement;
    drawer?.addEventListener('keydown', listen);
    drawer?.focus();
    return () => {
      drawer?.removeEventListener('keydown', listen);
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus();
      }
    };
  }, []);
  return place;
}
