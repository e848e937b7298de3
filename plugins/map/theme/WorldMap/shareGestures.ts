import {translate} from '@docusaurus/Translate';
import type leaflet from 'leaflet';
import {storage} from '../../../../src/site/storage';

/** Time for which the hint about moving a map is shown, in milliseconds. */
const TOLD_FOR = 4000;

function wheelText(): string {
  return translate({
    id: 'site.worldMap.wheel',
    message: 'Hold Ctrl and scroll to zoom the map.',
    description: 'Shown once when readers turn the wheel over a map',
  });
}

function touchText(): string {
  return translate({
    id: 'site.worldMap.touch',
    message: 'Use two fingers to move and zoom the map.',
    description: 'Shown once when readers drag a map with one finger',
  });
}

/**
 * Whether readers have not seen the hint yet. Records that they have; without storage it is shown
 * once per page.
 */
function isNew(): boolean {
  try {
    const told = localStorage.getItem(storage.mapTold) !== null;
    localStorage.setItem(storage.mapTold, 'yes');
    return !told;
  } catch {
    return true;
  }
}

/** Creates the hint over a map about how to move it. */
function makeTeller(container: HTMLElement): (text: string) => void {
  const hint = document.createElement('p');
  hint.className = 'mapHint';
  hint.setAttribute('role', 'status');
  container.append(hint);
  let isTold = false;
  return (text) => {
    if (!isTold && isNew()) {
      hint.textContent = text;
      setTimeout(() => {
        hint.textContent = '';
      }, TOLD_FOR);
    }
    isTold = true;
  };
}

/** Leaves the wheel and one-finger gestures to the page, unless the map is in fullscreen mode. */
export function shareGestures(map: leaflet.Map): void {
  const container = map.getContainer();
  const tell = makeTeller(container);
  const isAlone = (): boolean =>
    document.fullscreenElement?.contains(container) === true;
  const listen: HTMLElement['addEventListener'] = (
    name: string,
    listener: EventListenerOrEventListenerObject,
  ) => {
    container.addEventListener(name, listener, {capture: true, passive: true});
  };
  listen('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey && !isAlone()) {
      event.stopPropagation();
      tell(wheelText());
    }
  });
  listen('pointerdown', ({pointerType}) => {
    if (pointerType === 'touch' && !isAlone()) {
      map.dragging.disable();
    } else {
      map.dragging.enable();
    }
  });
  // The browser cancels the pointer when it scrolls the page.
  listen('pointercancel', ({pointerType}) => {
    if (pointerType === 'touch') {
      tell(touchText());
    }
  });
}
