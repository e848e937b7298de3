import {createRoot} from 'react-dom/client';
import DiceTray from '.';

let isMounted = false;

/** Puts the tray on the page, once a visit: it stays while readers go from page to page. */
export async function mountTray(): Promise<void> {
  if (isMounted) {
    return;
  }
  isMounted = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<DiceTray />);
  // What stands in a region from the beginning is not told: the first roll comes after it.
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
