/** An event before hydration, with the value that its field had then. */
export type QueuedEvent = readonly [event: Event, value?: unknown];

/** What readers did on a page whose scripts are not there yet. */
export type EventQueue = {
  /** Gives what is to be done as soon as the page is hydrated, in order, and holds nothing back any more. */
  readonly release: () => readonly QueuedEvent[];
  /** Where a pointer moved last. */
  readonly over?: Event | undefined;
  /** Where readers turned last to scroll down, in pixels from the top; nothing where they have not moved by themselves. */
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

function isSamePress(one: Event, other: Event): boolean {
  return (
    one.type === other.type &&
    one.target === other.target &&
    getKey(one) === getKey(other)
  );
}

/**
 * Leaves out presses that repeat the one before: those who see nothing happen press the
 * same control again, and mean one press.
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
