import {isComposing} from '../../../shared/lib/pressedKey';
import type {Parts} from './createViewer';
import {onPress, part} from './elements';
import {fill, type Texts} from './texts';

/** Search states of pdf.js. */
const NOT_FOUND = 1;
const PENDING = 3;

type SearchMatch = {
  readonly state?: number;
  readonly matchesCount: {readonly current: number; readonly total: number};
};

type Look = 'new' | 'next' | 'previous';

function look(bus: Parts['bus'], what: Look): void {
  bus.dispatch('find', {
    type: what === 'new' ? '' : 'again',
    query: part('search-field', HTMLInputElement).value,
    caseSensitive: part('match-case', HTMLInputElement).checked,
    entireWord: part('whole-words', HTMLInputElement).checked,
    highlightAll: true,
    findPrevious: what === 'previous',
    matchDiacritics: false,
  });
}

function inWords(texts: Texts, {state, matchesCount}: SearchMatch): string {
  const {current, total} = matchesCount;
  if (state === PENDING) {
    return texts['search-pending'] ?? '';
  }
  if (state === NOT_FOUND) {
    return texts['search-none'] ?? '';
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
export function letSearch({bus}: Parts, texts: Texts): () => void {
  const form = part('search', HTMLFormElement);
  const show = (found: SearchMatch): void => {
    part('search-count', HTMLSpanElement).textContent = inWords(texts, found);
  };
  let looked = '';
  const lookOrStep = (): void => {
    const {value} = part('search-field', HTMLInputElement);
    look(bus, value === looked ? 'next' : 'new');
    looked = value;
  };
  bus.on('updatefindmatchescount', show);
  bus.on('updatefindcontrolstate', show);
  onPress('search-toggle', () => {
    toggle(bus, form.hidden !== false);
  });
  onPress('search-previous', () => {
    look(bus, 'previous');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    lookOrStep();
  });
  form.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') {
      look(bus, 'new');
    }
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
