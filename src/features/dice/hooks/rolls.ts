import {fairDraw} from '../lib/fairDraw';
import type {Outcome} from '../lib/outcome';

/** How many rolls are remembered. */
const REMEMBERED = 10;

/** A roll, and which one of this visit it was. */
export type NumberedOutcome = {
  readonly number: number;
  readonly outcome: Outcome;
};

let rolls: readonly NumberedOutcome[] = [];
const listeners = new Set<() => void>();

/** The last rolls of this visit, the newest first. */
export function lastRolls(): readonly NumberedOutcome[] {
  return rolls;
}

/** Tells a listener of each roll to come. */
export function onRoll(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(next: readonly NumberedOutcome[]): void {
  rolls = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Takes a roll down. */
export function rememberRoll(outcome: Outcome): void {
  const number = (rolls[0]?.number ?? 0) + 1;
  tell([{number, outcome}, ...rolls].slice(0, REMEMBERED));
}

/** Forgets all rolls. */
export function forgetRolls(): void {
  tell([]);
}

let rolledFrom: Element | null = null;

/** Notes where the focus is when readers throw. */
export function noteRolledFrom(): void {
  rolledFrom = document.activeElement;
}

/** Brings the focus back to what was thrown last. */
export function focusRolledFrom(): void {
  if (rolledFrom instanceof HTMLElement) {
    rolledFrom.focus({preventScroll: true});
  }
}

/** Dice that the browser's own source of chance throws. */
export const drawFairly = fairDraw(
  () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
);
