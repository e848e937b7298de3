import {createRoot} from 'react-dom/client';
import DiceTray from '.';

let isMounted = false;

/** Mounts the tray once per visit. It remains when the page changes. */
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
