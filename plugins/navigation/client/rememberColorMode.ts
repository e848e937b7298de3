import {storage} from '../../../src/site/storage';

/** Records that readers chose a color mode, to tell auto mode from no choice. */
export function rememberColorMode(): void {
  try {
    localStorage.setItem(storage.colorModeChosen, 'yes');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
