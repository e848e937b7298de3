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

/** What a message changes for a tab of the game master, and what it answers. */
export function hearMessage(
  state: Presenting,
  message: Message,
): {readonly state: Presenting; readonly answers: readonly Message[]} {
  if ('at' in message) {
    return {state: takeOrder(state, message), answers: []};
  }
  return message.is === 'ask'
    ? {state, answers: state.order ? [state.order] : []}
    : {state: {...state, hasWindow: message.is === 'here'}, answers: []};
}

/** The time of a new order: later than that of the last one, even if the clock was set back. */
export function timeOrder(state: Presenting, now: number): number {
  return Math.max(now, (state.order?.at ?? 0) + 1);
}

/** Whether something is on the screen, or held back from it. */
export function isRunning({order}: Presenting): boolean {
  return order !== undefined && order.is !== 'stop';
}
