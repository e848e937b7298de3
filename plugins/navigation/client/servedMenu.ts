import {useSyncExternalStore} from 'react';
import {AREA_MENU, SITE_LINKS} from '../model/phoneBar';

/** Returns the served menu that is open, if any; browsers without popovers open none. */
function findOpenMenu(): HTMLElement | undefined {
  return [AREA_MENU, SITE_LINKS]
    .map((id) => document.getElementById(id))
    .find(
      (menu): menu is HTMLElement =>
        menu !== null && 'showPopover' in menu && menu.matches(':popover-open'),
    );
}

/** Whether a served menu is open. */
export function isServedMenuOpen(): boolean {
  return findOpenMenu() !== undefined;
}

/** Closes the served menu, if it is open. */
export function closeServedMenu(): void {
  findOpenMenu()?.hidePopover();
}

function subscribe(onChange: () => void): () => void {
  // Events of popovers do not bubble.
  document.addEventListener('toggle', onChange, true);
  return () => {
    document.removeEventListener('toggle', onChange, true);
  };
}

/**
 * Whether a served menu is open: one that the browser has opened before hydration stays until it is
 * closed.
 */
export function useServedMenu(): boolean {
  return useSyncExternalStore(subscribe, isServedMenuOpen, () => false);
}
