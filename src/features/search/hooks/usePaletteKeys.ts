import {isInField, useKeydown} from '../../../shared/hooks/useKeydown';
import {openPalette, setPaletteQuery, usePaletteQuery} from './paletteQuery';

/** Whether a key opens the palette: a slash outside fields, or Ctrl/Command+K. */
function asksForPalette(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (event.defaultPrevented || altKey) {
    return false;
  }
  return ctrlKey || metaKey
    ? key.toLowerCase() === 'k'
    : key === '/' && !isInField(event);
}

/**
 * Opens the palette with its keyboard shortcuts.
 *
 * @param isThere whether the palette is rendered; until then, typed text is queued for it.
 */
export function usePaletteKeys(isThere: boolean): void {
  const query = usePaletteQuery();
  useKeydown((event) => {
    if (asksForPalette(event)) {
      event.preventDefault();
      openPalette();
    } else if (!isThere && query !== undefined && event.key.length === 1) {
      event.preventDefault();
      setPaletteQuery(query + event.key);
    }
  });
}
