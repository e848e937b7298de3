import {useEffectEvent, useLayoutEffect, useRef, type RefObject} from 'react';
import {isComposing, pressedKey} from '../model/pressedKey';

/** Whether the target of a key press is a field. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), select, textarea')
  );
}

/**
 * Handles the keys of a drawer, moves focus into it when it opens, and returns focus when it
 * closes.
 *
 * @param keys the action of each key, by key name; in fields only Escape acts.
 */
export function useDrawer(
  keys: Readonly<Record<string, () => void>>,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {target, altKey, ctrlKey, metaKey} = event;
    const key = pressedKey(event);
    const isPlain = !altKey && !ctrlKey && !metaKey && !isComposing(event);
    if (isPlain && (key === 'Escape' || !isField(target))) {
      keys[key]?.();
    }
  });
  // Keys pressed as soon as the drawer is visible are meant for it.
  useLayoutEffect(() => {
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
