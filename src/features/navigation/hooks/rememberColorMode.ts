import {storage} from '../../../site/storage';

/** Remembers that readers chose a color mode, so that auto is told from no choice; closed storage forgets it. */
export function rememberColorMode(): void {
  try {
    localStorage.setItem(storage.colorModeChosen, 'yes');
  } catch {
    // The choice holds as long as the page is open.
  }
}
