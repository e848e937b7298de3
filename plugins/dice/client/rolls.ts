import {fairDraw} from '../model/fairDraw';
import type {Outcome} from '../model/outcome';

/** Number of rolls to keep. */
const REMEMBERED = 10;

/** A roll, and its number within the visit. */
export type NumberedOutcome = {
  readonly number: number;
  readonly outcome: Outcome;
};

let rolls: readonly NumberedOutcome[] = [];
const listeners = new Set<() => void>();

/** The recent rolls of this visit, newest first. */
export function lastRolls(): readonly NumberedOutcome[] {
  return rolls;
}

export function onRoll(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(next: readonly NumberedOutcome[]): void {
  rolls = next;
  for (const listener of listeners) {
    listener();
  }
}

export function rememberRoll(outcome: Outcome): void {
  const number = (rolls[0]?.number ?? 0) + 1;
  notify([{number, outcome}, ...rolls].slice(0, REMEMBERED));
}

export function forgetRolls(): void {
  notify([]);
}

let rolledFrom: Element | null = null;

/** Remembers the focused element when readers roll. */
export function rememberRollSource(): void {
  rolledFrom = document.activeElement;
}

/** Returns the focus to the element that was rolled from. */
export function focusRollSource(): void {
  if (rolledFrom instanceof HTMLElement) {
    rolledFrom.focus({preventScroll: true});
  }
}

/** Fair dice from the browser's random numbers. */
export const drawFairly = fairDraw(
  () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
);
