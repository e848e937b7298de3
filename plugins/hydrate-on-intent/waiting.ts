import type {Waiting} from './decideHolding';

/**
 * What waits for the application. A control is one by its element, its role or what it says
 * of itself; `data-waits` marks a link whose click the application answers.
 */
export const waiting: Waiting = {
  controls:
    'button,[role=button],[role=tab],[aria-expanded],[data-waits],[type=checkbox],[type=radio]',
  arrowed: '[role=tab],[aria-controls]',
  fields: 'input,textarea,select,[contenteditable]',
  keys: {
    'Alt+ArrowLeft': '[class$=--prev]',
    'Alt+ArrowRight': '[class$=--next]',
    '/': 'nav',
    'Ctrl+k': 'nav',
  },
};

/** What readers do that is a sign that they will use the page. */
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
