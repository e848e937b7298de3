import {useSyncExternalStore} from 'react';
import {createId} from '../../../shared/hooks/createId';
import {openChannel} from '../../../shared/hooks/tabChannel';
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
  type Presenting,
} from '../lib/presenting';
import type {Shown} from '../lib/shown';
import {nameTab, rememberTab} from './screenTab';

let state = beginPresenting(nameTab());
let channel: BroadcastChannel | undefined;

const listeners = new Set<() => void>();

function change(next: Presenting): void {
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

function send(message: Message): void {
  channel?.postMessage(writeMessage(message));
}

/** Follows what the window and other tabs say; what cannot be read is left out. */
function hear(data: unknown): void {
  const message = readMessage(data);
  if (message === undefined) {
    return;
  }
  if (message.is === 'taken' && message.tab === state.tab) {
    change(renameTab(state, createId()));
    rememberTab(state.tab);
  }
  const heard = hearMessage(state, message);
  change(heard.state);
  heard.answers.forEach(send);
  if (message.is === 'gone') {
    // Another window may still be open.
    send({is: 'ask'});
  }
}

/** Connects this tab with the second screen of a site, once, and remembers that it uses it. */
export function connectScreen(basePath: string): void {
  rememberTab(state.tab);
  if (channel === undefined) {
    channel = openChannel(nameChannel(basePath), hear);
    send({is: 'ask'});
    // A duplicated tab has the name of the tab that it was copied from.
    send({is: 'claim', tab: state.tab});
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
  const at = timeOrder(state, Date.now());
  const order: Order = {...command, at, from: state.tab};
  change(takeOrder(state, order));
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
  if (state.shown !== undefined) {
    show(state.shown);
  }
}

/** Ends showing; the window then waits. */
export function stopShowing(): void {
  rememberTab(undefined);
  give({is: 'stop'});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What this tab knows of the second screen. */
export function usePresenting(): Presenting {
  return useSyncExternalStore(subscribe, () => state);
}
