/** An event from before hydration, with the value that its field had then. */
export type QueuedEvent = readonly [event: Event, value?: unknown];

/** Input on a page whose scripts are not loaded yet. */
export type EventQueue = {
  /** Returns the queued events in order, and stops queueing. */
  readonly release: () => readonly QueuedEvent[];
  /** The last pointer move. */
  readonly over?: Event | undefined;
  /**
   * Where readers last turned to scroll down, in pixels from the top; undefined if they have not
   * scrolled.
   */
  readonly turnedAt?: number | undefined;
  /** Whether readers have scrolled the page. */
  readonly scrolled?: boolean;
};

function isPress({type}: Event): boolean {
  return type === 'click' || type === 'keydown' || type === 'submit';
}

function getKey(event: Event): unknown {
  return 'key' in event ? event.key : undefined;
}

/** Whether a key types a letter, which may come twice in a word. */
function isLetter(key: unknown): boolean {
  return typeof key === 'string' && /^[^\s/]$/u.test(key);
}

function isSamePress(one: Event, other: Event): boolean {
  return (
    !isLetter(getKey(one)) &&
    one.type === other.type &&
    one.target === other.target &&
    getKey(one) === getKey(other)
  );
}

/**
 * Drops repeated presses of the same control: readers who see no reaction press again, and mean one
 * press.
 */
export function dedupeRepeatedPresses(
  held: readonly QueuedEvent[],
): readonly QueuedEvent[] {
  const presses = held
    .map(([event]) => event)
    .filter((event) => isPress(event));
  const repeated = new Set(
    presses.filter((event, index) => {
      const before = presses[index - 1];
      return before !== undefined && isSamePress(event, before);
    }),
  );
  return held.filter(([event]) => !repeated.has(event));
}
