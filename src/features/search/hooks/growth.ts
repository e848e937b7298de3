/** Those who are told that more can be found. */
const listeners = new Set<() => void>();

let times = 0;

/** Notes that more can be found than before. */
export function noteGrowth(): void {
  times += 1;
  for (const tell of listeners) {
    tell();
  }
}

/** How often more came to what can be found. */
export function countGrowth(): number {
  return times;
}

/** Calls a listener each time that more can be found, until it is told to stop. */
export function subscribeToGrowth(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
