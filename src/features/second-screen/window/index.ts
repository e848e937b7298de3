import {openChannel} from '../../../shared/hooks/tabChannel';
import {
  nameChannel,
  readMessage,
  writeMessage,
  type Message,
} from '../lib/message';
import {followMessage, WAITING, type ScreenState} from '../lib/screenState';
import {drawShown, forgetPicture} from './drawShown';
import {fitWords} from './fit';
import {make} from './make';
import {followTableMode} from './look';
import {texts} from '../lib/texts';

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
