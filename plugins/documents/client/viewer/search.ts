import {isComposing} from '../../../../src/shared/model/pressedKey';
import type {Parts} from './createViewer';
import {onPress, part} from './elements';
import {fill, texts} from './texts';

/** Search states of pdf.js. */
const NOT_FOUND = 1;
const PENDING = 3;

type SearchMatch = {
  readonly state?: number;
  readonly matchesCount: {readonly current: number; readonly total: number};
};

function look(bus: Parts['bus'], type: '' | 'again', findPrevious = false) {
  const query = part('search-field', HTMLInputElement).value;
  bus.dispatch('find', {type, query, findPrevious, highlightAll: true});
}

function inWords({state, matchesCount}: SearchMatch): string {
  const {current, total} = matchesCount;
  if (state === PENDING) {
    return texts['search-pending'];
  }
  if (state === NOT_FOUND) {
    return texts['search-none'];
  }
  return total === 0
    ? ''
    : fill(texts['search-matches'], {current, matches: total});
}

/** Opens or closes the search; closing removes the highlights. */
function toggle(bus: Parts['bus'], open: boolean): void {
  part('search', HTMLFormElement).hidden = !open;
  part('search-toggle', HTMLButtonElement).setAttribute(
    'aria-expanded',
    `${open}`,
  );
  if (open) {
    part('search-field', HTMLInputElement).select();
  } else {
    bus.dispatch('findbarclose', {});
    part('search-count', HTMLSpanElement).textContent = '';
    part('pages', HTMLDivElement).focus();
  }
}

/** Sets up the search, and returns a function that opens it. */
export function letSearch(bus: Parts['bus']): () => void {
  const form = part('search', HTMLFormElement);
  const show = (found: SearchMatch): void => {
    part('search-count', HTMLSpanElement).textContent = inWords(found);
  };
  let looked = '';
  bus.on('updatefindmatchescount', show);
  bus.on('updatefindcontrolstate', show);
  onPress('search-toggle', () => {
    toggle(bus, form.hidden !== false);
  });
  onPress('search-previous', () => {
    look(bus, 'again', true);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const {value} = part('search-field', HTMLInputElement);
    look(bus, value === looked ? 'again' : '');
    looked = value;
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) {
      toggle(bus, false);
    }
  });
  return () => {
    toggle(bus, true);
  };
}
