import {useEffect, useEffectEvent} from 'react';
import {pressedKey} from '../../../src/shared/model/pressedKey';
import {openPalette, setPaletteQuery, usePaletteQuery} from './paletteQuery';

const FIELD =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key opens the palette: a slash outside fields, or Ctrl/Command+K. */
function asksForPalette(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, target} = event;
  const key = pressedKey(event);
  if (event.defaultPrevented || altKey) {
    return false;
  }
  const inField = target instanceof Element && target.closest(FIELD) !== null;
  return ctrlKey || metaKey ? key === 'k' : key === '/' && !inField;
}

/**
 * Opens the palette with its keyboard shortcuts.
 *
 * @param isThere whether the palette is rendered; until then, typed text is queued for it.
 */
export function usePaletteKeys(isThere: boolean): void {
  const query = usePaletteQuery();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (asksForPalette(event)) {
      event.preventDefault();
      openPalette();
    } else if (!isThere && query !== undefined && event.key.length === 1) {
      event.preventDefault();
      setPaletteQuery(query + event.key);
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
