import {createRoot} from 'react-dom/client';
import {connectScreen, setPresenterOpen, show} from '../../hooks/presenter';
import type {Shown} from '../../lib/shown';
import Presenter from '.';

let isMounted = false;

/** Shows the bar of the second screen, mounted once per visit so that it stays across pages. */
export function showPresenter(basePath: string): void {
  connectScreen(basePath);
  if (!isMounted) {
    isMounted = true;
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<Presenter basePath={basePath} />);
  }
  setPresenterOpen(true);
}

/** Shows something to players, and the bar that tells of it. */
export function present(basePath: string, shown: Shown): void {
  showPresenter(basePath);
  show(shown);
}
