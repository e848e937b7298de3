/** Subscribers to growth of the index. */
const listeners = new Set<() => void>();

let times = 0;

export function noteGrowth(): void {
  times += 1;
  for (const tell of listeners) {
    tell();
  }
}

export function countGrowth(): number {
  return times;
}

/** Subscribes to growth of the index; returns a function that unsubscribes. */
export function subscribeToGrowth(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
