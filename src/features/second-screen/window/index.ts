import red from '../../table-mode/components/red.lazy.css';
import {readTableMode} from '../../table-mode/lib/tableMode';
import {recallEarlyStyle} from '../../../shared/hooks/earlyStyle';
import css from './screen.lazy.css';
import {onForgotten, openChannel} from '../../../shared/hooks/tabChannel';
import {LOCK_DATABASE} from '../../../site/storage';
import {
  nameChannel,
  readMessage,
  writeMessage,
  type Message,
} from '../lib/message';
import {followMessage, WAITING, type ScreenState} from '../lib/screenState';
import {drawShown, forgetPicture} from './drawShown';
import {make} from './make';
import {texts} from '../lib/texts';

/** Sizes of type in pixels, from the smallest that can be read across a table. */
const SIZES = {least: 14, most: 72} as const;

function fits({scrollWidth, clientWidth, scrollHeight}: Element): boolean {
  return scrollWidth <= clientWidth && scrollHeight <= innerHeight;
}

/** Sets words as large as the window has room for; what is too much at the smallest size is scrolled. */
function fitWords(page: HTMLElement): void {
  const root = document.documentElement;
  page.style.fontSize = '';
  if (page.querySelector('.fitted') === null) {
    return;
  }
  let [least, most]: readonly [number, number] = [SIZES.least, SIZES.most];
  while (most - least > 1) {
    const size = (least + most) / 2;
    page.style.fontSize = `${size}px`;
    [least, most] = fits(root) ? [size, most] : [least, size];
  }
  page.style.fontSize = `${least}px`;
}

function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Dresses the window, in red light while table mode has it, as in all tabs of this browser. */
function followTableMode(): void {
  const own = createSheet(css);
  const both = [own, createSheet(red)];
  const follow = (): void => {
    const isRed = readTableMode(recallEarlyStyle().look) === 'red';
    document.adoptedStyleSheets = isRed ? both : [own];
  };
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}

let state: ScreenState = WAITING;

function findPart(id: string): HTMLElement {
  const part = document.getElementById(id);
  if (part === null) {
    throw new Error(`Found no part "${id}" of the page, expected one.`);
  }
  return part;
}

/** What the page holds now: nothing while the screen is blank. */
function drawState({order}: ScreenState): readonly Node[] {
  if (order?.is === 'blank') {
    return [];
  }
  return order?.is === 'show'
    ? [drawShown(order.shown)]
    : [make('p', 'said', texts.waiting)];
}

/** Draws everything anew; a message that could not be read is told of below. */
function draw(): void {
  const page = findPart('shown');
  forgetPicture();
  page.replaceChildren(...drawState(state));
  page.dataset['state'] = state.order?.is ?? 'waiting';
  fitWords(page);
}

function say(text: string): void {
  findPart('notice').textContent = text;
}

/**
 * Follows the tabs of the game master.
 *
 * @returns whether the browser allows it.
 */
function follow(base: string): boolean {
  let isGone = false;
  const channel = openChannel(nameChannel(base), (data) => {
    // A tab that hears that this window goes asks at once who is there.
    if (isGone) {
      return;
    }
    const step = followMessage(state, readMessage(data));
    const isChanged = step.state.order !== state.order;
    ({state} = step);
    step.answers.forEach(send);
    say(state.isDamaged ? texts.damaged : '');
    if (isChanged) {
      draw();
    }
  });
  const send = (message: Message): void => {
    channel?.postMessage(writeMessage(message));
  };
  // What is shown may be of a page that is locked now.
  onForgotten(LOCK_DATABASE, () => {
    state = WAITING;
    draw();
  });
  // A page that comes back from the cache of the browser has missed what was said.
  addEventListener('pageshow', () => {
    isGone = false;
    send({is: 'here'});
    send({is: 'ask'});
  });
  addEventListener('pagehide', () => {
    isGone = true;
    send({is: 'gone'});
  });
  return channel !== undefined;
}

function start(): void {
  followTableMode();
  addEventListener('resize', draw);
  draw();
  if (!follow(document.documentElement.dataset['base'] ?? '/')) {
    findPart('shown').replaceChildren(make('p', 'said', texts.unsupported));
  }
}

start();
