import {createRoot} from 'react-dom/client';
import Forget from '.';

/** Shows the dialog in a place of its own, since it is opened from various parts of a page. */
export function showForget(): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <Forget
      close={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
