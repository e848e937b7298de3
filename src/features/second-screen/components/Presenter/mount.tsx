import {createRoot} from 'react-dom/client';
import {onForgotten} from '../../../../shared/hooks/tabChannel';
import {LOCK_DATABASE} from '../../../../../plugins/lock/format/token';
import Presenter from '.';
import {changePresenting, openWindow, show} from '../../hooks/presenter';
import type {Shown} from '../../lib/shown';

let isMounted = false;

/** Mounts the bar once per visit, so that it stays across pages. */
function mount(): void {
  if (!isMounted) {
    isMounted = true;
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<Presenter />);
    // What is shown may be of a page that is locked now.
    onForgotten(LOCK_DATABASE, () => {
      changePresenting({shown: undefined});
    });
  }
}

/** Opens the window of the players, and the bar that tells what is in it. */
export function openSecondScreen(): void {
  mount();
  openWindow();
  changePresenting({isOpen: true});
}

/** Shows something to players, and the bar that tells of it. */
export function present(shown: Shown): void {
  mount();
  show(shown);
}
