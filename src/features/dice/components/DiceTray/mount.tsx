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
  // Screen readers ignore the initial content of a live region, so the first roll is added later.
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
