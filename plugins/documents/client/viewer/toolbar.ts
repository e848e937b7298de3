import {pressedKey} from '../../../../src/shared/model/pressedKey';
import {nameLinks} from '../nameLinks';
import {pageNumber} from '../../model/pageNumber';
import {viewerAction, type ViewerAction} from '../../model/viewerKeys';
import {nextZoom, percent} from '../../model/zoom';
import type {Parts} from './createViewer';
import {onPress, part} from './elements';
import {fill, texts} from './texts';

type Actions = Readonly<Record<ViewerAction, () => void>>;

/** Shows the current page number and zoom. */
function follow({bus, viewer}: Parts): void {
  const show = (): void => {
    part('page', HTMLInputElement).value = `${viewer.currentPageNumber}`;
    part('page-count', HTMLSpanElement).textContent = fill(
      texts['page-count'],
      {pages: viewer.pagesCount},
    );
    part('zoom-now', HTMLOptionElement).textContent = percent(
      viewer.currentScale,
    );
    part('zoom', HTMLSelectElement).value = 'now';
    part('previous', HTMLButtonElement).disabled =
      viewer.currentPageNumber <= 1;
    part('next', HTMLButtonElement).disabled =
      viewer.currentPageNumber >= viewer.pagesCount;
  };
  bus.on('pagechanging', show);
  bus.on('scalechanging', show);
  bus.on('pagesinit', show);
}

function letChoosePage(viewer: Parts['viewer']): void {
  const field = part('page', HTMLInputElement);
  field.addEventListener('focus', () => {
    field.select();
  });
  field.addEventListener('change', () => {
    const wanted = pageNumber(field.value, viewer.pagesCount);
    viewer.currentPageNumber = wanted ?? viewer.currentPageNumber;
    field.value = `${viewer.currentPageNumber}`;
  });
}

function letChooseSize(viewer: Parts['viewer']): void {
  const choice = part('zoom', HTMLSelectElement);
  choice.addEventListener('change', () => {
    viewer.currentScaleValue = choice.value;
    choice.value = 'now';
  });
}

function letPress(actions: Actions): void {
  document.addEventListener('keydown', (event) => {
    const {ctrlKey, metaKey, altKey, target} = event;
    const action = viewerAction({
      key: pressedKey(event),
      command: ctrlKey || metaKey,
      alt: altKey,
      inField:
        target instanceof Element && target.closest('input, select') !== null,
    });
    if (action !== undefined) {
      event.preventDefault();
      actions[action]();
    }
  });
}

/** Names the links of a page after it is rendered, and again after its text layer is. */
function letLinksBeNamed({bus, viewer}: Parts): void {
  const name = ({pageNumber: number}: {pageNumber: number}): void => {
    const page = viewer.container.querySelector(
      `.page[data-page-number="${number}"]`,
    );
    if (page) {
      nameLinks(page, texts.link);
    }
  };
  bus.on('annotationlayerrendered', name);
  bus.on('textlayerrendered', name);
}

/** Sets up the tools of the page, by button and by key. */
export function letReadersAct(parts: Parts, openSearch: () => void): void {
  const {viewer} = parts;
  const step = (direction: 'in' | 'out') => () => {
    viewer.currentScale = nextZoom(viewer.currentScale, direction);
  };
  const actions: Actions = {
    previous: () => viewer.previousPage(),
    next: () => viewer.nextPage(),
    'zoom-in': step('in'),
    'zoom-out': step('out'),
    search: openSearch,
  };
  follow(parts);
  letLinksBeNamed(parts);
  letChoosePage(viewer);
  letChooseSize(viewer);
  letPress(actions);
  onPress('previous', actions.previous);
  onPress('next', actions.next);
  onPress('zoom-in', actions['zoom-in']);
  onPress('zoom-out', actions['zoom-out']);
}
