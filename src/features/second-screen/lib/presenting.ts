import type {Message, Order} from './message';
import {isNewer} from './screenState';
import type {Shown} from './shown';

/** What a tab of the game master knows of the screen. */
export type Presenting = {
  /** The name of this tab. */
  readonly tab: string;
  /** The last order, of any tab. */
  readonly order: Order | undefined;
  /** What was shown last, which can be shown again after the screen was blank. */
  readonly shown: Shown | undefined;
  /** Whether another tab shows something in place of what this one did. */
  readonly isTaken: boolean;
  /** Whether a window is open, as far as it has said. */
  readonly hasWindow: boolean;
};

/** A tab that knows of no screen yet. */
export function beginPresenting(tab: string): Presenting {
  return {
    tab,
    order: undefined,
    shown: undefined,
    isTaken: false,
    hasWindow: false,
  };
}

/** Takes an order up, of this tab or another. */
export function takeOrder(state: Presenting, order: Order): Presenting {
  if (!isNewer(order, state.order)) {
    return state;
  }
  const isOwn = order.from === state.tab;
  const wasOwn = state.order?.from === state.tab;
  const isRunning = order.is !== 'stop';
  const shown = order.is === 'show' ? order.shown : state.shown;
  return {
    ...state,
    order,
    shown: isRunning ? shown : undefined,
    isTaken: isRunning && !isOwn && (wasOwn || state.isTaken),
  };
}

/** What a tab of the game master answers: what is shown, and that its name is taken. */
function answer(state: Presenting, message: Message): readonly Message[] {
  if (message.is === 'ask') {
    return state.order ? [state.order] : [];
  }
  return message.is === 'claim' && message.tab === state.tab
    ? [{is: 'taken', tab: state.tab}]
    : [];
}

/** What a message changes for a tab of the game master. */
function follow(state: Presenting, message: Message): Presenting {
  if ('at' in message) {
    return takeOrder(state, message);
  }
  return message.is === 'here' || message.is === 'gone'
    ? {...state, hasWindow: message.is === 'here'}
    : state;
}

/** What a message changes for a tab of the game master, and what it answers. */
export function hearMessage(
  state: Presenting,
  message: Message,
): {readonly state: Presenting; readonly answers: readonly Message[]} {
  return {state: follow(state, message), answers: answer(state, message)};
}

/** Gives a tab another name, because the tab that it was copied from has its own: what runs is of that one. */
export function renameTab(state: Presenting, tab: string): Presenting {
  return {...state, tab, isTaken: isRunning(state)};
}

/** The time of a new order: later than that of the last one, even if the clock was set back. */
export function timeOrder(state: Presenting, now: number): number {
  return Math.max(now, (state.order?.at ?? 0) + 1);
}

/** Whether something is on the screen, or held back from it. */
export function isRunning({order}: Presenting): boolean {
  return order !== undefined && order.is !== 'stop';
}
