import {createId} from '../../../shared/hooks/createId';
import {createShared} from '../../../shared/hooks/createShared';
import {onForgotten, openChannel} from '../../../shared/hooks/tabChannel';
import {LOCK_DATABASE, storage} from '../../../site/storage';
import {
  nameChannel,
  readMessage,
  writeMessage,
  type Message,
  type Order,
} from '../lib/message';
import {
  beginPresenting,
  hearMessage,
  renameTab,
  takeOrder,
  timeOrder,
} from '../lib/presenting';
import type {Shown} from '../lib/shown';

/** Returns the name of this tab, which a reload does not change while it uses the second screen. */
function nameTab(): string {
  try {
    return sessionStorage.getItem(storage.screenTab) ?? createId();
  } catch {
    return createId();
  }
}

/** Remembers for the visit that a tab uses the second screen; undefined forgets it. */
function rememberTab(tab: string | undefined): void {
  try {
    if (tab === undefined) {
      sessionStorage.removeItem(storage.screenTab);
    } else {
      sessionStorage.setItem(storage.screenTab, tab);
    }
  } catch {
    // A browser may deny storage; the bar then lasts as long as the page.
  }
}

const state = createShared(beginPresenting(nameTab()));
let channel: BroadcastChannel | undefined;

/** Shows or hides the bar of the second screen; tells whether it is shown. */
export const {set: setPresenterOpen, use: usePresenterOpen} =
  createShared(false);

/** What this tab knows of the second screen. */
export const usePresenting = state.use;

function send(message: Message): void {
  channel?.postMessage(writeMessage(message));
}

/** Follows what the window and other tabs say; what cannot be read is left out. */
function hear(data: unknown): void {
  const message = readMessage(data);
  if (message === undefined) {
    return;
  }
  if (message.is === 'taken' && message.tab === state.get().tab) {
    const tab = createId();
    state.set(renameTab(state.get(), tab));
    rememberTab(tab);
  }
  const heard = hearMessage(state.get(), message);
  state.set(heard.state);
  heard.answers.forEach(send);
  if (message.is === 'gone') {
    // Another window may still be open.
    send({is: 'ask'});
  }
}

/** Connects this tab with the second screen of a site, once, and remembers that it uses it. */
export function connectScreen(basePath: string): void {
  const {tab} = state.get();
  rememberTab(tab);
  if (channel === undefined) {
    channel = openChannel(nameChannel(basePath), hear);
    // What is shown may be of a page that is locked now.
    onForgotten(LOCK_DATABASE, () => {
      const {tab, hasWindow} = state.get();
      state.set({...beginPresenting(tab), hasWindow});
    });
    send({is: 'ask'});
    // A duplicated tab has the name of the tab that it was copied from.
    send({is: 'claim', tab});
  }
}

/** Whether the browser lets this tab tell the window anything; some deny it with their cookies. */
export function canTell(): boolean {
  return channel !== undefined;
}

type Command =
  | {readonly is: 'show'; readonly shown: Shown}
  | {readonly is: 'blank' | 'stop'};

function give(command: Command): void {
  const before = state.get();
  const at = timeOrder(before, Date.now());
  const order: Order = {...command, at, from: before.tab};
  state.set(takeOrder(before, order));
  send(order);
}

/** Shows something to the players. */
export function show(shown: Shown): void {
  give({is: 'show', shown});
}

/** Leaves the screen empty until something is shown again. */
export function blankScreen(): void {
  give({is: 'blank'});
}

/** Shows again what was shown before the screen was blank. */
export function showAgain(): void {
  const {shown} = state.get();
  if (shown !== undefined) {
    show(shown);
  }
}

/** Ends showing; the window then waits. */
export function stopShowing(): void {
  rememberTab(undefined);
  give({is: 'stop'});
}
