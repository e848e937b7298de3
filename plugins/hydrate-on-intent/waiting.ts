import type {Waiting} from './decideHolding';

/**
 * The elements that need the application. A control is recognized by its element, role or ARIA
 * attributes; `data-waits` marks a link whose clicks the application handles.
 */
export const waiting: Waiting = {
  controls:
    'button:not([popovertarget]),[role=button],[role=tab],[aria-expanded],[data-waits],[type=checkbox],[type=radio]',
  arrowed: '[role=tab],[aria-controls]',
  fields: 'input,textarea,select,[contenteditable]',
  keys: {
    'Alt+ArrowLeft': '[class$=--prev]',
    'Alt+ArrowRight': '[class$=--next]',
    '/': 'nav',
    'Ctrl+k': 'nav',
  },
};

/** Event types that indicate that readers will use the page. */
export const signs = [
  'pointermove',
  'focusin',
  'pointerdown',
  'wheel',
  'touchstart',
  'touchend',
  'touchcancel',
  'keydown',
  'click',
  'input',
  'submit',
] as const;
