import type {Message, Order} from './message';

/** What a window knows of the screen. */
export type ScreenState = {
  /** The last order; undefined before any. */
  readonly order: Order | undefined;
  /** Whether the last message could not be read. */
  readonly isDamaged: boolean;
};

export const WAITING: ScreenState = {order: undefined, isDamaged: false};

/** What a message changes on the screen, and whether it must be answered. */
export type Step = {
  readonly state: ScreenState;
  readonly answers: readonly Message[];
};

/** Whether an order is no older than the one that is followed. */
export function isNewer(order: Order, present: Order | undefined): boolean {
  return present === undefined || order.at >= present.at;
}

/** What the screen answers to those who ask: that it is there, and what it shows. */
function answerAsk({order}: ScreenState): readonly Message[] {
  return [{is: 'here'}, ...(order ? [order] : [])];
}

/** Lets the screen follow a message; undefined is one that could not be read. */
export function followMessage(
  state: ScreenState,
  message: Message | undefined,
): Step {
  if (message === undefined) {
    return {state: {...state, isDamaged: true}, answers: []};
  }
  if ('at' in message) {
    const isFollowed = isNewer(message, state.order);
    return {
      state: isFollowed ? {order: message, isDamaged: false} : state,
      answers: [],
    };
  }
  return {state, answers: message.is === 'ask' ? answerAsk(state) : []};
}
