import {SCREEN_PAGE} from '../../../site/screenPage';

/** The name of the window, so that a second press finds the first one again. */
export const WINDOW_NAME = 'second-screen';

/** The address of the window on a site. */
export function getScreenAddress(basePath: string): string {
  return `${basePath}${SCREEN_PAGE.slice(1)}`;
}

/**
 * Opens the window, which browsers allow only during a press.
 *
 * @returns false if the browser blocked it.
 */
export function openWindow(basePath: string): boolean {
  const address = getScreenAddress(basePath);
  return (
    window.open(address, WINDOW_NAME, 'popup,width=1280,height=720') !== null
  );
}
