import {createRoot} from 'react-dom/client';
import AuthorPanel from '.';

/** Shows the panel in a place of its own, so that it outlives a page that fails. */
export function showPanel(): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<AuthorPanel />);
}
